// A piece, a part of a stack or a man of a heap in somebody's hand.
import type { Desk } from './board';
import { onPlane } from './camera';
import { premoveTap, premoveWhole, standsAt, takenUp } from './entry';
import { centre, same, type Point } from './geometry';
import { cellAt } from './picture';
import { levelOffset } from './stack';
import { mayPremove, shownNow } from './state';
import { has, placeStep } from './steps';
import type { Hit } from './targets';
import type { Place, Step } from './wire';

export interface Drag {
  carry(at: Point): void;
  drop(at: Point, hit: Hit | null): void;
  giveUp(): void;
}

/** How much larger a piece in the hand looks. */
const NEAR = 1.12;

export function drag(desk: Desk, hit: Hit): Drag | null {
  const { target } = hit;
  if (target.kind === 'pile') return dragMan(desk, hit);
  if (target.kind !== 'cell') return null;
  return dragPiece(desk, target.cell, begin(desk, hit));
}

/** Takes it up: the steps that this means. */
function begin(desk: Desk, hit: Hit): Step[] {
  const { state } = desk;
  const { target } = hit;
  if (target.kind !== 'cell' || state.config.editing) return [];
  if (mayPremove(state.config)) {
    state.begun = premoveTap(state.config.view, state.config.premoveSeat ?? 0, [], hit);
    return state.begun;
  }
  const at = standsAt(state.entered);
  const chosen = at !== null && same(at, target.cell);
  const count = Math.max(1, hit.count);
  if (!state.config.view.named) {
    if (chosen && takenUp(state.entered) >= count) return state.entered;
    desk.report([placeStep(target.cell), { kind: 'take', count }], 'drag');
  } else if (!chosen) {
    desk.report([placeStep(target.cell)], 'drag');
  }
  return state.entered;
}

function dragPiece(desk: Desk, from: Place, begun: Step[]): Drag {
  const { state, stage } = desk;
  const { picture } = shownNow(state);
  const stack = cellAt(picture, from)?.stack ?? [];
  const count = Math.max(1, takenUp(begun));
  const ids = stack.slice(-count).map((piece) => piece.id);
  desk.held = new Set(ids);
  desk.render(0);
  const show = (mid: Point, scale: number) => {
    ids.forEach((id, i) => {
      const off = stack[0]?.kind === 'checker' ? levelOffset(ids.length, i, 0) : { x: 0, y: 0 };
      stage.sprites.hold(id, { x: mid.x + off.x, y: mid.y + off.y, scale, opacity: 1 });
    });
  };
  const letGo = () => {
    desk.held = new Set();
    desk.hover(null);
  };
  return {
    carry: (at) => show(onPlane(state.camera, desk.point(at.x, at.y)), NEAR),
    drop: (at, hit) => {
      letGo();
      const to = hit?.target.kind === 'cell' ? hit.target.cell : null;
      if (state.config.editing) {
        const place = to ?? (state.config.view.named ? null : desk.placeAt(at.x, at.y));
        if (!place || !same(place, from)) desk.events.onEditMove?.(bare(from), place && bare(place));
        desk.render(state.config.animation);
        return;
      }
      if (!hit || !to || same(to, from)) {
        desk.render(state.config.animation);
        return;
      }
      // It stays where it was let go until the page has said what came of it.
      if (has(state.config.next, placeStep(to))) show(centre(state.layout.geometry, to), 1);
      else desk.render(state.config.animation);
      finish(desk, hit, begun);
    },
    giveUp: () => {
      letGo();
      desk.render(state.config.animation);
      desk.cancel('drag');
    },
  };
}

function bare({ x, y }: Place): Place {
  return { x, y };
}

/** It is put down; the turn may have come in between, or the page may have gone on by itself. */
function finish(desk: Desk, hit: Hit, begun: Step[]): void {
  const { state } = desk;
  const { step } = hit.target;
  if (!step) return;
  if (!mayPremove(state.config)) {
    const before = state.entered.length ? state.entered : begun;
    desk.report([...before, step], 'drag');
    return;
  }
  const steps = [...begun, step];
  state.begun = [];
  if (premoveWhole(steps)) desk.events.onPremove?.(steps);
  desk.render(0);
}

/** A man from the heap. */
function dragMan(desk: Desk, hit: Hit): Drag | null {
  const { state, stage } = desk;
  const { target } = hit;
  if (target.kind !== 'pile' || !target.step) return null;
  const reserve = target.step;
  const { seat } = target.area;
  state.inHand = true;
  if (mayPremove(state.config)) state.begun = [reserve];
  else if (!has(state.entered, reserve)) desk.report([reserve], 'drag');
  const show = (mid: Point, scale: number) => {
    desk.carried = { x: mid.x, y: mid.y, scale, opacity: 1 };
    stage.carry({ kind: 'man', seat }, desk.carried);
  };
  const back = () => {
    desk.letGo();
    desk.render(state.config.animation);
  };
  return {
    carry: (at) => show(desk.point(at.x, at.y), NEAR),
    drop: (_, over) => {
      const to = over?.target.kind === 'cell' ? over.target.cell : null;
      desk.hover(null);
      if (!over || !to) {
        back();
        return;
      }
      if (has(state.config.next, placeStep(to))) show(centre(state.layout.geometry, to), 1);
      else back();
      finish(desk, over, [reserve]);
    },
    giveUp: () => {
      back();
      desk.cancel('drag');
    },
  };
}
