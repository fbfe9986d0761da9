//! Vacations: announced days in which the clocks of a player's correspondence games stand still.

use doska_contract::online::Vacation;
use doska_play::Note;
use doska_play::round::Millis;
use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};

/// A day.
pub const DAY: Millis = 24 * 60 * 60 * 1000;
/// How many days each player has in a year.
pub const DAYS_PER_YEAR: u32 = 30;
/// How long ahead a vacation can be announced, in days.
const AHEAD: Millis = 365;

/// When the time for a move is over that began at `from` and takes `budget`, if the vacations do not count.
pub fn deadline(from: Millis, budget: Millis, vacations: &[Vacation]) -> Millis {
    let mut vacations: Vec<(Millis, Millis)> = vacations
        .iter()
        .map(|vacation| (vacation.from.max(from), vacation.to))
        .filter(|(start, end)| start < end)
        .collect();
    vacations.sort_unstable();
    let mut deadline = from.saturating_add(budget);
    for (start, end) in vacations {
        if start >= deadline {
            break;
        }
        deadline = deadline.saturating_add(end - start);
    }
    deadline
}

/// The year that a time belongs to, in UTC.
fn year(at: Millis) -> i16 {
    let at = i64::try_from(at).ok();
    let at = at.and_then(|at| Timestamp::from_millisecond(at).ok());
    let at = at.unwrap_or(Timestamp::UNIX_EPOCH);
    at.to_zoned(TimeZone::UTC).year()
}

/// When the year began that a time belongs to.
pub fn year_start(at: Millis) -> Millis {
    let first = civil::date(year(at), 1, 1).to_zoned(TimeZone::UTC);
    let start = first.map_or(0, |first| first.timestamp().as_millisecond());
    Millis::try_from(start).unwrap_or(0)
}

/// How many days of a year are left, where a vacation counts for the year it begins in.
pub fn days_left(vacations: &[Vacation], at: Millis) -> u32 {
    let taken: Millis = vacations
        .iter()
        .filter(|vacation| year(vacation.from) == year(at))
        .map(|vacation| (vacation.to - vacation.from).div_ceil(DAY))
        .sum();
    DAYS_PER_YEAR.saturating_sub(u32::try_from(taken).unwrap_or(u32::MAX))
}

/// A vacation as it was asked for, or why it cannot be taken. `known` are all of this year and later.
pub fn plan(
    id: String,
    from: Option<Millis>,
    days: u32,
    known: &[Vacation],
    now: Millis,
) -> Result<Vacation, Note> {
    let from = from.unwrap_or(now);
    // Whoever says “today” may mean a time that has just passed.
    if from + DAY < now || from > now + AHEAD * DAY {
        return Err(Note::new("notify-vacation-from").with("most", AHEAD));
    }
    let from = from.max(now);
    let left = days_left(known, from);
    if days == 0 || days > left {
        return Err(Note::new("notify-vacation-days").with("count", left));
    }
    let to = from + Millis::from(days) * DAY;
    if known.iter().any(|other| other.from < to && from < other.to) {
        return Err(Note::new("notify-vacation-overlap"));
    }
    Ok(Vacation { id, from, to })
}

#[cfg(test)]
mod tests {
    use doska_contract::online::Vacation;

    use super::{DAY, days_left, deadline, plan, year_start};

    /// 2027-01-15T08:00:00Z.
    const NOW: u64 = 1_800_000_000_000;

    fn vacation(from: u64, days: u64) -> Vacation {
        Vacation {
            id: String::new(),
            from,
            to: from + days * DAY,
        }
    }

    #[test]
    fn vacations_do_not_count_as_thinking_time() {
        let three = 3 * DAY;
        assert_eq!(deadline(NOW, three, &[]), NOW + three);
        // It lies within the turn, covers its beginning, begins before its end, or comes later.
        assert_eq!(
            deadline(NOW, three, &[vacation(NOW + DAY, 7)]),
            NOW + three + 7 * DAY
        );
        assert_eq!(
            deadline(NOW, three, &[vacation(NOW - 2 * DAY, 7)]),
            NOW + three + 5 * DAY
        );
        let late = vacation(NOW + three - 1, 10);
        assert_eq!(deadline(NOW, three, &[late]), NOW + three + 10 * DAY);
        assert_eq!(
            deadline(NOW, three, &[vacation(NOW + three, 10)]),
            NOW + three
        );
        assert_eq!(
            deadline(NOW, three, &[vacation(NOW - 9 * DAY, 2)]),
            NOW + three
        );
        // The first one moves the deadline into the second.
        let two = [vacation(NOW + 4 * DAY, 2), vacation(NOW + DAY, 2)];
        assert_eq!(deadline(NOW, three, &two), NOW + 7 * DAY);
    }

    #[test]
    fn a_year_has_thirty_days() {
        assert_eq!(days_left(&[], NOW), 30);
        let taken = [vacation(NOW, 10), vacation(NOW + 40 * DAY, 12)];
        assert_eq!(days_left(&taken, NOW), 8);
        assert_eq!(days_left(&taken, NOW + 360 * DAY), 30);
        assert_eq!(NOW - year_start(NOW), 14 * DAY + 8 * 60 * 60 * 1000);
    }

    #[test]
    fn a_vacation_is_planned_within_its_bounds() {
        let taken = [vacation(NOW + 10 * DAY, 20)];
        let plan = |from, days| plan("v".to_owned(), from, days, &taken, NOW);
        assert_eq!(plan(None, 10).unwrap().to, NOW + 10 * DAY);
        assert_eq!(plan(Some(NOW + 30 * DAY), 10).unwrap().from, NOW + 30 * DAY);
        assert_eq!(plan(Some(NOW - 1000), 1).unwrap().from, NOW);
        for (from, days, why) in [
            (None, 0, "notify-vacation-days"),
            (None, 11, "notify-vacation-days"),
            (Some(NOW + 9 * DAY), 2, "notify-vacation-overlap"),
            (Some(NOW - 2 * DAY), 1, "notify-vacation-from"),
            (Some(NOW + 400 * DAY), 1, "notify-vacation-from"),
        ] {
            assert_eq!(plan(from, days).unwrap_err().id, why);
        }
        assert_eq!(
            plan(Some(NOW + 364 * DAY), 30).unwrap().from,
            NOW + 364 * DAY
        );
    }
}
