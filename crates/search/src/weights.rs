//! Weights of evaluation terms and their names: to be tuned, and to be read from a file.

use std::fmt::Debug;

/// Numbers with names, always in the same order.
///
/// An evaluation has them as a constant and is compiled with it; only tuning gives others.
pub trait Terms: Copy + Debug + Send + Sync + 'static {
    /// Appends the names, each after `prefix`: `rank.1`.
    fn names(prefix: &str, out: &mut Vec<String>);

    /// Appends the numbers.
    fn write(&self, out: &mut Vec<i32>);

    /// Takes the numbers in the same order. Where there are too few, the rest is 0.
    fn read(numbers: &mut dyn Iterator<Item = i32>) -> Self;
}

impl Terms for i32 {
    fn names(prefix: &str, out: &mut Vec<String>) {
        out.push(prefix.to_owned());
    }

    fn write(&self, out: &mut Vec<i32>) {
        out.push(*self);
    }

    fn read(numbers: &mut dyn Iterator<Item = i32>) -> i32 {
        numbers.next().unwrap_or(0)
    }
}

impl<T: Terms, const N: usize> Terms for [T; N] {
    fn names(prefix: &str, out: &mut Vec<String>) {
        for i in 1..=N {
            T::names(&format!("{prefix}.{i}"), out);
        }
    }

    fn write(&self, out: &mut Vec<i32>) {
        for term in self {
            term.write(out);
        }
    }

    fn read(numbers: &mut dyn Iterator<Item = i32>) -> [T; N] {
        std::array::from_fn(|_| T::read(numbers))
    }
}

/// The names of all terms of `T`.
pub fn names<T: Terms>() -> Vec<String> {
    let mut out = Vec::new();
    T::names("", &mut out);
    out
}

/// All numbers of `terms`.
pub fn numbers<T: Terms>(terms: &T) -> Vec<i32> {
    let mut out = Vec::new();
    terms.write(&mut out);
    out
}

/// The terms with these numbers.
pub fn of_numbers<T: Terms>(numbers: &[i32]) -> T {
    T::read(&mut numbers.iter().copied())
}

/// The name of a field behind the name of what it belongs to.
pub(crate) fn join(prefix: &str, field: &str) -> String {
    if prefix.is_empty() {
        field.to_owned()
    } else {
        format!("{prefix}.{field}")
    }
}

/// Defines a struct of [`Terms`], which is then `Terms` itself.
macro_rules! terms {
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident {
            $($(#[$what:meta])* $seen:vis $field:ident: $kind:ty,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug)]
        $vis struct $name {
            $($(#[$what])* $seen $field: $kind,)*
        }

        impl $crate::weights::Terms for $name {
            fn names(prefix: &str, out: &mut Vec<String>) {
                $(
                    let name = $crate::weights::join(prefix, stringify!($field));
                    <$kind as $crate::weights::Terms>::names(&name, out);
                )*
            }

            fn write(&self, out: &mut Vec<i32>) {
                $($crate::weights::Terms::write(&self.$field, out);)*
            }

            fn read(numbers: &mut dyn Iterator<Item = i32>) -> $name {
                // Fields are read in the order in which they are written here.
                $name { $($field: <$kind as $crate::weights::Terms>::read(numbers),)* }
            }
        }
    };
}
pub(crate) use terms;

#[cfg(test)]
mod tests {
    use super::*;

    terms! {
        struct Inner {
            a: i32,
            b: [i32; 2],
        }
    }

    terms! {
        struct Outer {
            first: Inner,
            last: i32,
        }
    }

    #[test]
    fn names_and_numbers_go_together() {
        let outer = Outer {
            first: Inner { a: 1, b: [2, 3] },
            last: 4,
        };
        assert_eq!(
            names::<Outer>(),
            ["first.a", "first.b.1", "first.b.2", "last"]
        );
        assert_eq!(numbers(&outer), [1, 2, 3, 4]);
        let again: Outer = of_numbers(&[1, 2, 3, 4]);
        assert_eq!(numbers(&again), [1, 2, 3, 4]);
        assert_eq!(numbers(&of_numbers::<Outer>(&[7])), [7, 0, 0, 0]);
    }
}
