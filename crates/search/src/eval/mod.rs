//! How good positions look, game by game.

mod martian;
mod turkish;
