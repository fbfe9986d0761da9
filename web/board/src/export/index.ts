// Pictures of a board as files. Apart from the board itself, so that pages load it when it is wanted.
export { paint } from './canvas';
export { standalone } from './standalone';
