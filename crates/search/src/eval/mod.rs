//! How good positions look, game by game.

mod martian;
mod topological;
mod turkish;
