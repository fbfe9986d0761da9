// The picker: a large stack at the side of the board.
import { PICKER_LIFT, PICKER_SCALE, type Picker } from '../picker';
import type { Token } from '../wire';
import { piece } from './beside';
import { rect } from './background';
import { el, group, text } from './svg';

/** `counts` can be taken; none known means any. */
export function drawPicker(
  id: string,
  one: Picker,
  stack: Token[],
  lifted: number,
  counts: number[],
): SVGElement {
  const height = stack.length;
  const men = stack.map((token, level) => {
    const at = one.levels[level] ?? { x: 0, y: 0 };
    const up = level >= height - lifted ? PICKER_LIFT : 0;
    return piece(id, token.kind, token.seat, at.x, at.y - up, PICKER_SCALE);
  });
  const figures = stack.flatMap((_, level) => {
    const at = one.levels[level] ?? { x: 0, y: 0 };
    const count = height - level;
    if (one.pitch < 15 && count !== lifted) return [];
    const open = counts.length === 0 || counts.includes(count);
    const up = count <= lifted ? PICKER_LIFT : 0;
    const name = count === lifted ? ' db-picked' : open ? '' : ' db-closed';
    return [text(`db-figure${name}`, at.x + 62, at.y - up + 10, String(count))];
  });
  return group('db-picker', [
    rect(one.rect, 'db-panel', 20),
    ...men,
    ...figures,
    ...button(one.fewer, false),
    ...button(one.more, true),
  ]);
}

function button(at: Picker['more'], more: boolean): SVGElement[] {
  const x = at.x + at.w / 2;
  const y = at.y + at.h / 2;
  const plus = `M${x - 11} ${y}h22M${x} ${y - 11}v22`;
  return [
    el('circle', { cx: x, cy: y, r: at.w / 2 - 3, class: 'db-button' }),
    el('path', { d: more ? plus : `M${x - 11} ${y}h22`, class: 'db-button-sign' }),
  ];
}
