// A picture of a finished game, to show to others: the board, the result, who played.
import { paint } from '$board/export';

export interface CardText {
  game: string;
  result: string;
  reason: string;
  score: string | null;
  /** The players by seat, each with the drawing of a face where there is one. */
  players: { name: string; won: boolean; face: SVGSVGElement | null }[];
  /** Where the game can be played. */
  site: string;
}

/** As wide and high as pictures beside links usually are. */
export const CARD = { width: 1200, height: 630 };
const MARGIN = 44;
const INK = '#23201c';
const MUTED = '#635c53';
const ACCENT = '#96481b';
const FONT = 'Inter, system-ui, sans-serif';

export function drawCard(canvas: HTMLCanvasElement, board: SVGSVGElement, text: CardText) {
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const to = canvas.getContext('2d');
  if (!to) return;
  to.fillStyle = '#f6f3ee';
  to.fillRect(0, 0, CARD.width, CARD.height);
  to.fillStyle = ACCENT;
  to.fillRect(0, 0, CARD.width, 8);
  const left = MARGIN + drawBoard(to, board) + MARGIN;
  const width = CARD.width - left - MARGIN;
  to.textBaseline = 'alphabetic';
  let y = 86;
  const line = (words: string, size: number, weight: number, colour: string, x = left) => {
    to.fillStyle = colour;
    y = write(to, words, x, y, left + width - x, size, weight);
  };
  line(text.game, 30, 600, ACCENT);
  y += 34;
  line(text.result, 58, 700, INK);
  if (text.reason) line(text.reason, 28, 400, MUTED);
  if (text.score) line(text.score, 32, 600, INK);
  y = Math.max(y + 12, CARD.height - 70 - text.players.length * 62);
  for (const { name, won, face } of text.players) {
    if (face) to.drawImage(paint(face, 52), left, y - 36);
    else drawPerson(to, left, y - 36);
    line(name, 28, won ? 700 : 400, INK, left + 66);
    y += 62 - 28 * 1.25;
  }
  y = CARD.height - 34;
  line(text.site, 22, 400, MUTED);
}

/** A head and shoulders on a disc, as large as a face. */
function drawPerson(to: CanvasRenderingContext2D, x: number, y: number) {
  const disc = (cx: number, cy: number, r: number, colour: string) => {
    to.fillStyle = colour;
    to.beginPath();
    to.arc(x + cx, y + cy, r, 0, 2 * Math.PI);
    to.fill();
  };
  to.save();
  disc(26, 26, 26, '#e2dbd1');
  to.clip();
  disc(26, 20, 9, MUTED);
  disc(26, 49, 18, MUTED);
  to.restore();
}

/** The board as large as it fits; how wide it is. */
function drawBoard(to: CanvasRenderingContext2D, board: SVGSVGElement): number {
  const { width, height } = board.viewBox.baseVal;
  const room = CARD.height - 2 * MARGIN;
  const scale = Math.min(room / height, (CARD.width * 0.55) / width);
  const picture = paint(board, width * scale);
  to.drawImage(picture, MARGIN, (CARD.height - picture.height) / 2);
  return picture.width;
}

/** Writes words in as many lines as they need; where the next line begins. */
function write(
  to: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  weight: number,
): number {
  to.font = `${weight} ${size}px ${FONT}`;
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && to.measureText(longer).width > width) {
      to.fillText(line, x, y, width);
      y += size * 1.25;
      line = word;
    } else line = longer;
  }
  to.fillText(line, x, y, width);
  return y + size * 1.25;
}
