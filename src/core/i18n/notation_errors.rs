//! Why a written move or a game in a file was not understood, in words.

use std::borrow::Cow;

use super::{Arg, Words};
use crate::chess::{Chess, Role};
use crate::notation::pgn::{PgnError, PgnErrorKind, PgnResult, StartFault};
use crate::notation::{Misread, Style, algebraic};

impl Words {
    /// Why a written move was not understood: a sentence to stand behind the move and a colon.
    ///
    /// Moves it might be are told in `style`, in the position in which it was written, where that is known.
    pub fn misread(
        self,
        misread: &Misread,
        position: Option<&Chess>,
        style: Style,
    ) -> Cow<'static, str> {
        match misread {
            Misread::Nothing => self.tr("misread-nothing"),
            Misread::Unreadable { at } => {
                self.tr_args("misread-unreadable", &[("at", (*at).into())])
            }
            Misread::NoSuchPiece { role: None } => self.tr("misread-nothing-there"),
            Misread::NoSuchPiece { role: Some(role) } => {
                let piece = self.piece(*role);
                self.tr_args("misread-no-such-piece", &[("piece", (&*piece).into())])
            }
            Misread::CannotGoThere { role, to } => {
                let piece = self.piece(*role);
                let args = [("piece", (&*piece).into()), ("square", (*to).into())];
                self.tr_args("misread-cannot-go-there", &args)
            }
            Misread::LeavesKingInCheck { role, to } => {
                let piece = self.piece(*role);
                let args = [("piece", (&*piece).into()), ("square", (*to).into())];
                self.tr_args("misread-leaves-king-in-check", &args)
            }
            Misread::CannotBecome { promotion } => {
                let piece = self.piece(*promotion);
                self.tr_args("misread-cannot-become", &[("piece", (&*piece).into())])
            }
            Misread::CannotCastle { side: _ } => self.tr("misread-cannot-castle"),
            Misread::Ambiguous(moves) => {
                let written: Vec<String> = moves
                    .iter()
                    .map(|mv| match position {
                        Some(position) => algebraic::write(position, *mv, style),
                        None => format!("{mv}"),
                    })
                    .collect();
                let moves = written.join(", ");
                self.tr_args("misread-ambiguous", &[("moves", moves.as_str().into())])
            }
        }
    }

    /// What was not understood in a file, with its line and its place in the line.
    pub fn pgn_error(self, error: &PgnError, style: Style) -> String {
        let what = self.pgn_error_kind(&error.kind, style);
        let args = [
            ("line", error.line.into()),
            ("column", error.column.into()),
            ("what", (&*what).into()),
        ];
        self.tr_args("fault-place", &args).into_owned()
    }

    /// What a score means for which PGN has no mark.
    pub fn unusual_score(self, score: PgnResult) -> Option<Cow<'static, str>> {
        let id = match score {
            PgnResult::HalfToWhite => "score-half-to-white",
            PgnResult::HalfToBlack => "score-half-to-black",
            PgnResult::BothLose => "score-both-lose",
            PgnResult::Unknown | PgnResult::WhiteWins | PgnResult::BlackWins | PgnResult::Draw => {
                return None;
            }
        };
        Some(self.tr(id))
    }

    /// What was not understood in a file that is converted, wherever it stands: what says nothing is still there.
    pub fn conversion_error_kind(self, kind: &PgnErrorKind, style: Style) -> Cow<'static, str> {
        if let PgnErrorKind::Word(word) = kind {
            return self.tr_args("trouble-word-left", &[("text", word.as_str().into())]);
        }
        let told = self.pgn_error_kind(kind, style);
        if matches!(
            kind,
            PgnErrorKind::Move { .. } | PgnErrorKind::NullMoveInCheck(_)
        ) {
            return format!("{told} {}", self.tr("trouble-rest-left")).into();
        }
        told
    }

    /// Why no game can begin from a position.
    pub(super) fn start_fault(self, fault: &StartFault) -> String {
        match fault {
            StartFault::Fen(error) => self.fen_error(error).into_owned(),
            StartFault::Position(faults) => self.position_faults(faults),
        }
    }

    /// What was not understood in a file that is read, wherever it stands.
    pub fn pgn_error_kind(self, kind: &PgnErrorKind, style: Style) -> Cow<'static, str> {
        let with_text = |id, text: &str| self.tr_args(id, &[("text", text.into())]);
        let with_name = |id, name: &str| self.tr_args(id, &[("name", name.into())]);
        match kind {
            PgnErrorKind::Tag => self.tr("trouble-tag"),
            PgnErrorKind::TagTwice(name) => with_name("trouble-tag-twice", name),
            PgnErrorKind::Start(fault) => {
                let why = self.start_fault(fault);
                format!("{} {why}", self.tr("trouble-start")).into()
            }
            PgnErrorKind::LeftOut(fault) => self.omission(*fault).into(),
            PgnErrorKind::Variant(name) => with_name("trouble-variant", name),
            PgnErrorKind::Move { text, why } => {
                let why = self.misread(why, None, style);
                let args: [(&str, Arg<'_>); 2] =
                    [("text", text.as_str().into()), ("why", (&*why).into())];
                self.tr_args("trouble-move", &args)
            }
            PgnErrorKind::NullMove => self.tr("trouble-null-move"),
            PgnErrorKind::NullMoveInCheck(text) => with_text("trouble-null-move-in-check", text),
            PgnErrorKind::WrongSign(text) => with_text("trouble-wrong-sign", text),
            PgnErrorKind::Word(word) => with_text("trouble-word", word),
            PgnErrorKind::CommentOpen => self.tr("trouble-comment-open"),
            PgnErrorKind::VariationOpen => self.tr("trouble-variation-open"),
            PgnErrorKind::TooDeep => self.tr("trouble-too-deep"),
            PgnErrorKind::Stray(sign @ ('[' | '<')) => {
                with_text("trouble-stray-opening", &sign.to_string())
            }
            PgnErrorKind::Stray(sign) => with_text("trouble-stray", &sign.to_string()),
            PgnErrorKind::AfterTheEnd => self.tr("trouble-after-the-end"),
            PgnErrorKind::NoScore => self.tr("trouble-no-score"),
            PgnErrorKind::ScoresDiffer { tag, movetext } => {
                let args = [
                    ("tag", tag.mark().into()),
                    ("movetext", movetext.mark().into()),
                ];
                self.tr_args("trouble-scores-differ", &args)
            }
            PgnErrorKind::BeliedScore { board, told } => {
                let args = [("board", board.mark().into()), ("told", told.mark().into())];
                self.tr_args("trouble-belied-score", &args)
            }
            PgnErrorKind::Encoding(read_as) => with_name("trouble-encoding", read_as.name()),
            PgnErrorKind::TooLong => self.tr("trouble-too-long"),
        }
    }

    fn piece(self, role: Role) -> Cow<'static, str> {
        let id = match role {
            Role::Pawn => "piece-pawn",
            Role::Knight => "piece-knight",
            Role::Bishop => "piece-bishop",
            Role::Rook => "piece-rook",
            Role::Queen => "piece-queen",
            Role::King => "piece-king",
        };
        self.tr(id)
    }
}
