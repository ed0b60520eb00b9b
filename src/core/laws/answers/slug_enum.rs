//! A table for kinds that tell nothing more: each with its stable name in tokens and locale files.

macro_rules! slugs {
    ($( #[$doc:meta] )* $kind:ident $( $name:ident $slug:literal $about:literal; )*) => {
        $( #[$doc] )*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $kind { $( #[doc = $about] $name, )* }

        impl $kind {
            /// All of them.
            pub const ALL: &[Self] = &[$( Self::$name ),*];

            /// Its stable name in tokens and locale files.
            pub const fn slug(self) -> &'static str {
                match self { $( Self::$name => $slug, )* }
            }

            /// The one of that name.
            pub fn by_slug(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.slug() == slug)
            }
        }
    };
}

pub(super) use slugs;
