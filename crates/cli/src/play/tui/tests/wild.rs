//! Fuzzing: random keys and clicks in every game never break the screen.

use super::*;
use doska_play::rules::zobrist::mix;

const KEYS: [KeyCode; 41] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Char(' '),
    KeyCode::Char(' '),
    KeyCode::Tab,
    KeyCode::Tab,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Esc,
    KeyCode::Backspace,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::Delete,
    KeyCode::F(1),
    KeyCode::F(2),
    KeyCode::F(3),
    KeyCode::F(4),
    KeyCode::F(5),
    KeyCode::F(6),
    KeyCode::F(8),
    KeyCode::F(9),
    KeyCode::Char('h'),
    KeyCode::Char('u'),
    KeyCode::Char('f'),
    KeyCode::Char('e'),
    KeyCode::Char('d'),
    KeyCode::Char('r'),
    KeyCode::Char('p'),
    KeyCode::Char('?'),
    KeyCode::Char(':'),
    KeyCode::Char('1'),
    KeyCode::Char('2'),
    KeyCode::Char('y'),
    KeyCode::Char('ы'),
    KeyCode::Char('m'),
    KeyCode::Char('n'),
];

#[test]
fn any_keys_and_clicks() {
    for (number, game) in doska_play::variants().enumerate() {
        let seats = GameSpec::read(game).unwrap().seats();
        let mut setup = against(1, seats);
        setup.control = doska_play::round::TimeControl::read("10+1").ok();
        let mut harness =
            Harness::new(console(Lang::Tr, number % 2 == 0, false), game, None, setup);
        for step in 0..1500u64 {
            let chance = mix(step ^ (number as u64) << 40);
            match chance % 16 {
                0..=8 => {
                    let key = KEYS[(chance >> 8) as usize % KEYS.len()];
                    harness.key(key, KeyModifiers::NONE);
                }
                9..=11 => {
                    let (column, row) = ((chance >> 8) % 90, (chance >> 20) % 26);
                    harness.click_at(column as u16, row as u16);
                }
                12 => harness.mouse(10, 5, MouseEventKind::ScrollUp),
                13 => harness.think(),
                14 => harness.wait(1),
                _ => {
                    let sizes = [(80, 24), (120, 40), (200, 60), (80, 25), (20, 5)];
                    let (width, height) = sizes[(chance >> 8) as usize % sizes.len()];
                    harness.resize(width, height);
                }
            }
            if step % 8 == 0 {
                harness.screen();
            }
        }
    }
}
