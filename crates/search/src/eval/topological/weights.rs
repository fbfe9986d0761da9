//! What the terms of Topological Checkers weigh.

use crate::weights::terms;

terms! {
    /// What the terms weigh, in tenths of a hundredth of a checker. Fitted to the results of games the engine
    /// played against itself, two rounds of them.
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
    tempo: 478,
    hanging: [255, 115],
    enemy_hanging: [262, 121],
    ruled: 79,
    struck: -166,
    stacks: 512,
    covered: 120,
    unseen: -179,
    tallest: 0,
    attacked: -582,
    twice: -802,
    ways: 178,
};

const MOVING: Stage = Stage {
    lead: 570,
    ahead: 1288,
    tempo: 44,
    hanging: [40, 376],
    enemy_hanging: [42, 0],
    ruled: 0,
    struck: -112,
    stacks: -171,
    covered: 234,
    unseen: 20,
    tallest: 12,
    attacked: 105,
    twice: 100,
    ways: 18,
};
