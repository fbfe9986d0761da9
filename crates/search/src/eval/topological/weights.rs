//! What the terms of Topological Checkers weigh.

use crate::weights::terms;

terms! {
    /// What the terms weigh, in tenths of a hundredth of a checker. Fitted by `doska tune` to games the
    /// engine played against itself (docs/strength.md).
    pub struct Stage {
        /// Captures more than the enemy, and being ahead at all.
        pub lead: i32,
        pub ahead: i32,
        /// The turn.
        pub tempo: i32,
        /// By height: the mover's hanging stacks, the tallest and all others; then the enemy's.
        pub hanging: [i32; 2],
        pub enemy_hanging: [i32; 2],
        /// Fields struck more often than the enemy strikes them.
        pub ruled: i32,
        /// Fields struck at all.
        pub struck: i32,
        /// Stacks, those that another covers, and those the enemy cannot strike, by height.
        pub stacks: i32,
        pub covered: i32,
        pub unseen: i32,
        /// The height of the tallest.
        pub tallest: i32,
        /// Enemy stacks that can be struck, and from two sides.
        pub attacked: i32,
        pub twice: i32,
        /// Ways to go, all stacks together.
        pub ways: i32,
    }
}

terms! {
    /// While laying out and while moving.
    pub struct Weights {
        pub laying: Stage,
        pub moving: Stage,
    }
}

pub(super) const WEIGHTS: Weights = Weights {
    laying: LAYING,
    moving: MOVING,
};

const LAYING: Stage = Stage {
    lead: 0,
    ahead: 0,
    tempo: 1104,
    hanging: [515, 250],
    enemy_hanging: [521, 247],
    ruled: 30,
    struck: -249,
    stacks: 1396,
    covered: 57,
    unseen: 206,
    tallest: 0,
    attacked: -739,
    twice: -550,
    ways: 206,
};

const MOVING: Stage = Stage {
    lead: 302,
    ahead: 1402,
    tempo: 32,
    hanging: [-119, 130],
    enemy_hanging: [256, 141],
    ruled: 23,
    struck: -77,
    stacks: -396,
    covered: 369,
    unseen: 15,
    tallest: 61,
    attacked: 16,
    twice: 113,
    ways: 36,
};
