// The board of Doska: draws what the rules say, reports what the user taps.
export { createBoard, type Board } from './board';
export { pieceIcon } from './icon';
export { aspect, type Beside, type LayoutOptions } from './layout';
export { backupLine, isFile, lineSquares, price, restored } from './backups';
export type {
  Arrow,
  BoardChange,
  BoardConfig,
  BoardEvents,
  Brush,
  PieceSet,
  Spot,
  Theme,
  Via,
  What,
} from './config';
export type * from './wire';
