//! Messages as values: each is a variant with its arguments typed, so that a missing or a misspelt one does not
//! compile, and a test can hold the four catalogues against the list.

use super::resolve::{Arguments, Value};
use super::spell::{Joint, list};
use super::text::Notated;
use super::{Lang, catalogue};
use crate::Text;

/// What kind of value a message's variable takes: for the tests.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A number: it may choose a plural.
    Number,
    /// Words or a move, inserted as they are.
    Words,
    /// One of these keys: the message selects by it and never shows it.
    Choice(&'static [&'static str]),
}

/// A value that a message can take.
pub(crate) trait Argument {
    /// What kind it is.
    #[cfg(test)]
    const KIND: Kind;

    /// The value for Fluent.
    fn value(&self, lang: Lang) -> Value<'_>;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            #[cfg(test)]
            const KIND: Kind = Kind::Number;

            fn value(&self, _: Lang) -> Value<'_> {
                Value::Number((*self).into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64);

impl Argument for usize {
    #[cfg(test)]
    const KIND: Kind = Kind::Number;

    fn value(&self, _: Lang) -> Value<'_> {
        Value::Number(*self as u64)
    }
}

impl Argument for String {
    #[cfg(test)]
    const KIND: Kind = Kind::Words;

    fn value(&self, _: Lang) -> Value<'_> {
        Value::from(self.as_str())
    }
}

impl Argument for &str {
    #[cfg(test)]
    const KIND: Kind = Kind::Words;

    fn value(&self, _: Lang) -> Value<'_> {
        Value::from(*self)
    }
}

impl Argument for Notated {
    #[cfg(test)]
    const KIND: Kind = Kind::Words;

    fn value(&self, _: Lang) -> Value<'_> {
        Value::from(self.marked())
    }
}

/// Moves joined as the language joins a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotatedList(pub(crate) Vec<Notated>, pub(crate) Joint);

impl Argument for NotatedList {
    #[cfg(test)]
    const KIND: Kind = Kind::Words;

    fn value(&self, lang: Lang) -> Value<'_> {
        let marked: Vec<String> = self.0.iter().map(|one| one.marked().to_owned()).collect();
        Value::from(list(lang, self.1, &marked))
    }
}

/// A value of one of the rules crates that a message selects by.
macro_rules! choices {
    ($($type:ty { $($variant:pat => $key:literal),+ $(,)? })*) => {$(
        impl $crate::message::Argument for $type {
            #[cfg(test)]
            const KIND: $crate::message::Kind =
                $crate::message::Kind::Choice(&[$($key),+]);

            fn value(&self, _: $crate::Lang) -> $crate::resolve::Value<'_> {
                $crate::resolve::Value::from(match self { $($variant => $key),+ })
            }
        }
    )*};
}
pub(crate) use choices;

/// The kind of an error that may still get new ones: its code chooses, and the tests hold the catalogues against the
/// list of all codes, as the compiler does where every variant is spelled out.
macro_rules! coded {
    ($($type:ty),+) => {$(
        impl $crate::message::Argument for $type {
            #[cfg(test)]
            const KIND: $crate::message::Kind =
                $crate::message::Kind::Choice(<$type>::CODES);

            fn value(&self, _: $crate::Lang) -> $crate::resolve::Value<'_> {
                $crate::resolve::Value::from(self.code())
            }
        }
    )+};
}
pub(crate) use coded;

/// A message of a catalogue with its arguments.
pub(crate) trait Message {
    /// Every message of this kind, for the tests.
    #[cfg(test)]
    const KEYS: &'static [Key];

    /// Its name in the catalogue.
    fn id(&self) -> &'static str;

    /// Its arguments.
    fn arguments(&self, lang: Lang) -> Arguments<'_>;

    /// The words in a language, plain.
    fn say(&self, lang: Lang) -> String {
        self.tell(lang).to_string()
    }

    /// The words in a language, with the moves in them marked.
    fn tell(&self, lang: Lang) -> Text {
        Text::from_marked(&self.marked(lang))
    }

    /// The words in a language with the marks still in them: to be put into another message.
    fn marked(&self, lang: Lang) -> String {
        #[cfg(test)]
        super::tests::heard::note(self.id());
        catalogue::format(lang, self.id(), &self.arguments(lang))
    }
}

/// What the tests need to know about a message.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    pub(crate) id: &'static str,
    pub(crate) variables: &'static [(&'static str, Kind)],
}

/// Declares a family of messages: `Variant = "id" { variable: Type }`. `pub Name { … }` is one that other crates say.
macro_rules! messages {
    (
        $(#[$meta:meta])*
        pub $name:ident { $($body:tt)+ }
    ) => {
        $crate::message::messages! { @family [pub] $(#[$meta])* $name { $($body)+ } }
    };
    (
        $(#[$meta:meta])*
        $name:ident { $($body:tt)+ }
    ) => {
        $crate::message::messages! { @family [pub(crate)] $(#[$meta])* $name { $($body)+ } }
    };
    (
        @family [$vis:vis]
        $(#[$meta:meta])*
        $name:ident {
            $($variant:ident = $id:literal $({ $($field:ident: $type:ty),+ $(,)? })?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        $vis enum $name {
            $($variant $({ $($field: $type),+ })?),+
        }

        impl $crate::message::Message for $name {
            #[cfg(test)]
            const KEYS: &'static [$crate::message::Key] = &[
                $($crate::message::Key {
                    id: $id,
                    variables: &[$($((
                        stringify!($field),
                        <$type as $crate::message::Argument>::KIND,
                    )),+)?],
                }),+
            ];

            fn id(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $id),+ }
            }

            fn arguments(&self, lang: $crate::Lang) -> $crate::resolve::Arguments<'_> {
                let _ = lang;
                let mut arguments = $crate::resolve::Arguments::default();
                let _ = &mut arguments;
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $($(arguments.set(
                            stringify!($field),
                            $crate::message::Argument::value($field, lang),
                        );)+)?
                    })+
                }
                arguments
            }
        }
    };
}
pub(crate) use messages;

/// The keys that the ids of these values make, in order.
#[cfg(test)]
macro_rules! keys_of {
    ($type:ty, $count:literal) => {{
        const KEYS: [&str; $count] = {
            let mut keys = [""; $count];
            let mut at = 0;
            while at < $count {
                keys[at] = <$type>::ALL[at].id();
                at += 1;
            }
            keys
        };
        &KEYS
    }};
}
#[cfg(test)]
pub(crate) use keys_of;
