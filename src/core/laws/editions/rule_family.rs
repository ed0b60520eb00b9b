//! What a provision is about, as far as anything is decided by that.
//!
//! The concordance gives each provision its family, so that a new one cannot be added without it.

/// What a provision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleFamily {
    /// Whose turn it is and how the pieces move: Articles 1 and 3.
    Moves,
    /// Which contact with a piece is a touch, and what it binds to.
    Touch,
    /// An illegal move: found, put right and charged.
    IllegalMove,
    /// A fallen flag.
    Flag,
    /// A fallen flag that the players themselves have to claim.
    FlagClaim,
    /// A position that occurs again.
    Repetition,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
    /// The cost of a wrong claim of a draw.
    WrongClaim,
    /// An adjourned game.
    Adjournment,
    /// The quickplay finish.
    Quickplay,
    /// Anything else.
    Other,
}

impl RuleFamily {
    /// Whether it is about a fallen flag, whoever sees it.
    pub const fn is_of_flags(self) -> bool {
        matches!(self, Self::Flag | Self::FlagClaim)
    }

    /// Whether a claim is what the arbiter upholds or rejects under it.
    pub const fn is_claimed(self) -> bool {
        match self {
            Self::IllegalMove
            | Self::FlagClaim
            | Self::Repetition
            | Self::FiftyMoves
            | Self::Quickplay => true,
            Self::Moves
            | Self::Touch
            | Self::Flag
            | Self::WrongClaim
            | Self::Adjournment
            | Self::Other => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Edition, Provision, Rule, Statement};

    /// The provisions of each family by which something is decided, but for the moves.
    const FAMILIES: [(RuleFamily, &[Rule], &[Statement]); 9] = [
        (
            RuleFamily::Touch,
            &[
                Rule::AccidentalTouch,
                Rule::TouchOnlyWhenOnMove,
                Rule::TouchOwn,
                Rule::TouchOpp,
                Rule::TouchBoth,
                Rule::TouchOrderUnclear,
                Rule::TouchKingRook,
                Rule::TouchRookThenKing,
            ],
            &[],
        ),
        (
            RuleFamily::IllegalMove,
            &[
                Rule::IllegalBeforePress,
                Rule::IllegalRestore,
                Rule::IllegalReplacement,
                Rule::IllegalCompletedWhen,
                Rule::IllegalWhenFound,
                Rule::IllegalCountStd,
                Rule::IllegalLossDraw,
                Rule::IllegalIncrementReversal,
                Rule::RapidUIllegalTrigger,
                Rule::RapidUIllegalResult,
                Rule::RapidUIllegalStands,
            ],
            &[],
        ),
        (
            RuleFamily::Flag,
            &[
                Rule::CheckAfterFlag,
                Rule::FlagFallenWhen,
                Rule::FlagLoss,
                Rule::FlagDraw,
                Rule::EndingBeatsFlag,
                Rule::UpdateAfterFlag,
                Rule::BothFlagsUnknown,
                Rule::BothFlagsDraw,
            ],
            &[],
        ),
        (
            RuleFamily::FlagClaim,
            &[
                Rule::RapidUFlagClaim,
                Rule::RapidBothFlags,
                Rule::RapidUFlagWho,
            ],
            &[],
        ),
        (
            RuleFamily::Repetition,
            &[
                Rule::Repetition3ClaimNext,
                Rule::Repetition3ClaimNow,
                Rule::SamePosition,
                Rule::SamePositionEp,
                Rule::SamePositionCastling,
            ],
            &[],
        ),
        (
            RuleFamily::FiftyMoves,
            &[Rule::FiftyClaimNext, Rule::FiftyClaimNow],
            &[],
        ),
        (
            RuleFamily::WrongClaim,
            &[
                Rule::ClaimWrongOpponentTime,
                Rule::ClaimWrongClaimantTime,
                Rule::ClaimWrongRapid,
                Rule::ClaimWrongBlitz,
                Rule::ClaimWrongPlayOn,
            ],
            &[],
        ),
        (
            RuleFamily::Adjournment,
            &[
                Rule::AdjRequireSeal,
                Rule::AdjSealProcedure,
                Rule::AdjChangeUntilStop,
                Rule::AdjPlayedMoveIsSealed,
                Rule::AdjEarly,
                Rule::AdjDrawOfferAfterSeal,
                Rule::AdjSetUp,
                Rule::AdjEndedBeforeResumption,
                Rule::AdjOpenOnlyIf,
                Rule::AdjAmbiguous,
                Rule::AdjUnclear,
                Rule::AdjIllegal,
                Rule::AdjBadExceptions,
                Rule::AdjCaseA,
                Rule::AdjCaseB,
                Rule::AdjCaseC,
                Rule::AdjLate,
                Rule::AdjLateSealer,
                Rule::AdjBothAbsent,
                Rule::AdjLostEnvelope,
                Rule::AdjLostPosition,
                Rule::AdjClockError,
                Rule::AdjSessionClock,
            ],
            &[Statement::AdjEnvelope, Statement::AdjEnvelopeKept],
        ),
        (
            RuleFamily::Quickplay,
            &[
                Rule::QpfStatus,
                Rule::QpfScope,
                Rule::QpfDef,
                Rule::QpfIncrementRequest,
                Rule::QpfClaim,
                Rule::QpfGrounds,
                Rule::QpfAccept,
                Rule::QpfPostpone,
                Rule::QpfPostponeTest,
                Rule::QpfReject,
                Rule::QpfFinal,
                Rule::QpfNoArbiter,
                Rule::QpfNoArbiterA,
                Rule::QpfNoArbiterB,
                Rule::QpfNoArbiterRef,
            ],
            &[],
        ),
    ];

    #[test]
    fn every_family_has_its_provisions_whatever_they_are_called() {
        for provision in Provision::all() {
            let is_listed = |rules: &[Rule], statements: &[Statement]| match provision {
                Provision::Rule(rule) => rules.contains(&rule),
                Provision::Statement(statement) => statements.contains(&statement),
            };
            let mut listed = FAMILIES.iter();
            let listed = listed.find(|(_, rules, statements)| is_listed(rules, statements));
            match (listed, provision.family()) {
                (Some((family, ..)), of) => assert_eq!(of, *family, "{provision:?}"),
                (None, of) => assert!(
                    matches!(of, RuleFamily::Moves | RuleFamily::Other),
                    "{provision:?} is {of:?}"
                ),
            }
        }
    }

    #[test]
    fn the_moves_are_articles_1_and_3() {
        for rule in Rule::ALL {
            let mut articles = rule.articles(Edition::E2023);
            let is_there =
                articles.any(|article| article.starts_with("1.") || article.starts_with("3."));
            assert_eq!(rule.is_of_the_moves(), is_there, "{}", rule.slug());
        }
    }
}
