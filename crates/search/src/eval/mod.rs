//! Evaluation, move ordering and quiescence, game by game.

mod backups;
mod cyclic;
mod draughts;
mod martian;
mod russian;
mod symmetry;
mod topological;
mod turkish;
