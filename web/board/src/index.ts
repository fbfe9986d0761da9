// The board of Doska: draws what the rules say, reports what the user taps.
export { createBoard, type Board } from './board';
export { pieceIcon } from './icon';
export { aspect, type Beside, type LayoutOptions } from './layout';
export { backupLine, isFile, lineSquares, price, recorded, restored } from './backups';
export { sameStep } from './steps';
export { previewed } from './tracked-view';
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
