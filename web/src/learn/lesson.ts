// The tasks of a game's lesson (`games/README.md`), and judging moves by the lines of a task.

export interface Task {
  id: string;
  /** The game with its options. */
  game: string;
  position: string;
  /** The learner's seat. */
  seat: number;
  lines: string[][];
  wrong?: Record<string, string>;
  article?: string;
}

export interface Lesson {
  game: string;
  tasks: Task[];
}

const files = import.meta.glob<Lesson>('../../../games/*/lessons/tasks.json', { import: 'default' });

/** The games that have a lesson. */
export const lessons = Object.keys(files).map((path) => /games\/([^/]+)/.exec(path)![1]!);

export async function loadLesson(game: string): Promise<Lesson> {
  const load = files[`../../../games/${game}/lessons/tasks.json`];
  if (!load) throw new Error(`no lesson of ${game}`);
  return load();
}

/** `say`: the message for a legal move that is on no line. */
export type Verdict = { right: true; done: boolean } | { right: false; say: string };

/** Judges the last of these moves, played from the task's position. */
export function judge(task: Task, moves: string[]): Verdict {
  const fitting = linesWith(task, moves);
  if (fitting.length === 0) return { right: false, say: task.wrong?.[moves.join(' ')] ?? 'learn-not-yet' };
  return { right: true, done: fitting.some((line) => line.length === moves.length) };
}

/** The move that comes next in a line: the others' answer, or what the learner might play. */
export const next = (task: Task, moves: string[]): string | undefined =>
  linesWith(task, moves)[0]?.[moves.length];

const linesWith = (task: Task, moves: string[]) =>
  task.lines.filter((line) => moves.every((move, i) => line[i] === move));
