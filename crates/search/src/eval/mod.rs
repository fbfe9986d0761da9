//! How good positions look, game by game.

mod turkish;
