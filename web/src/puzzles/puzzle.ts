// A puzzle as `puzzles.txt` has it: see games/README.md.

export interface Puzzle {
  /** Its name in its game; progress is kept by it. */
  id: string;
  /** The game with its options. */
  game: string;
  position: string;
  /** The solution: the solver's moves and all others', as canonical texts. */
  moves: string[];
  /** From 1 to 10. */
  level: number;
  themes: string[];
}

/** What the site knows of a game's puzzles before it has loaded them. */
export interface PuzzleIndex {
  game: string;
  count: number;
  /** How many puzzles have each theme. */
  themes: Record<string, number>;
}

export const readPuzzles = (text: string): Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readPuzzle);

function readPuzzle(line: string): Puzzle {
  const [id, game, position, moves, level, themes] = line.split('\t');
  if (!id || !game || !position || !moves || !level) throw new Error(`not a puzzle: ${line}`);
  return {
    id,
    game,
    position,
    moves: moves.split(' '),
    level: Number(level),
    themes: themes ? themes.split(',') : [],
  };
}

/** The address of a puzzle. */
export const puzzlePath = ({ game, id }: Pick<Puzzle, 'game' | 'id'>) =>
  `/puzzles/${game.split('?')[0]}?id=${id}`;
