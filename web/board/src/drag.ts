// Drag and drop of a piece, the top of a stack, or a piece of a pile.
import type { BoardController } from './controller';
import { toPlane } from './camera';
import { premoveTap, isCompletePremove, currentPlace, takenCount } from './move-input';
import { centre, same, type Point } from './geometry';
import { cellAt } from './tracked-view';
import { levelOffset } from './stack';
import { mayPremove, currentPreview } from './state';
import { has, placeStep } from './steps';
import type { Hit } from './hit-test';
import type { Place, Step } from './wire';

export interface Drag {
  move(at: Point): void;
  drop(at: Point, hit: Hit | null): void;
  cancel(): void;
}

/** How much larger a dragged piece looks. */
const DRAGGED = 1.12;

export function drag(controller: BoardController, hit: Hit): Drag | null {
  const { target } = hit;
  if (target.kind === 'pile') return dragFromPile(controller, hit);
  if (target.kind !== 'cell') return null;
  return dragPiece(controller, target.cell, stepsSoFar(controller, hit));
}

/** The steps that taking up this piece means. */
function stepsSoFar(controller: BoardController, hit: Hit): Step[] {
  const { state } = controller;
  const { target } = hit;
  if (target.kind !== 'cell' || state.config.editing) return [];
  if (mayPremove(state.config)) {
    state.premoveSteps = premoveTap(state.config.view, state.config.premoveSeat ?? 0, [], hit);
    return state.premoveSteps;
  }
  const at = currentPlace(state.entered);
  const chosen = at !== null && same(at, target.cell);
  const count = Math.max(1, hit.count);
  if (state.config.view.stacks) {
    if (chosen && takenCount(state.entered) >= count) return state.entered;
    controller.report([placeStep(target.cell), { kind: 'take', count }], 'drag');
  } else if (!chosen) {
    controller.report([placeStep(target.cell)], 'drag');
  }
  return state.entered;
}

function dragPiece(controller: BoardController, from: Place, premoveSteps: Step[]): Drag {
  const { state, renderer } = controller;
  const { tracked } = currentPreview(state);
  const stack = cellAt(tracked, from)?.stack ?? [];
  const count = Math.max(1, takenCount(premoveSteps));
  const ids = stack.slice(-count).map((piece) => piece.id);
  controller.held = new Set(ids);
  controller.render(0);
  const show = (mid: Point, scale: number) => {
    ids.forEach((id, i) => {
      const off = tracked.stacks ? levelOffset(ids.length, i, 0) : { x: 0, y: 0 };
      renderer.sprites.hold(id, { x: mid.x + off.x, y: mid.y + off.y, scale, opacity: 1 });
    });
  };
  const release = () => {
    controller.held = new Set();
    controller.hover(null);
  };
  return {
    move: (at) => show(toPlane(state.camera, controller.point(at.x, at.y)), DRAGGED),
    drop: (at, hit) => {
      release();
      const to = hit?.target.kind === 'cell' ? hit.target.cell : null;
      if (state.config.editing) {
        const place = to ?? (state.layout.geometry.plane ? controller.placeAt(at.x, at.y) : null);
        if (!place || !same(place, from)) controller.events.onEditMove?.(bare(from), place && bare(place));
        controller.render(state.config.animation);
        return;
      }
      if (!hit || !to || same(to, from)) {
        controller.render(state.config.animation);
        return;
      }
      // It stays where it was dropped until the page has answered.
      if (has(state.config.next, placeStep(to))) show(centre(state.layout.geometry, to), 1);
      else controller.render(state.config.animation);
      finish(controller, hit, premoveSteps);
    },
    cancel: () => {
      release();
      controller.render(state.config.animation);
      controller.cancel('drag');
    },
  };
}

function bare({ x, y }: Place): Place {
  return { x, y };
}

/** Reports a drop. The turn may have come in between, or the page may have gone on by itself. */
function finish(controller: BoardController, hit: Hit, premoveSteps: Step[]): void {
  const { state } = controller;
  const { step } = hit.target;
  if (!step) return;
  if (!mayPremove(state.config)) {
    const before = state.entered.length ? state.entered : premoveSteps;
    controller.report([...before, step], 'drag');
    return;
  }
  const steps = [...premoveSteps, step];
  state.premoveSteps = [];
  if (isCompletePremove(steps)) controller.events.onPremove?.(steps);
  controller.render(0);
}

/** A piece of a pile. */
function dragFromPile(controller: BoardController, hit: Hit): Drag | null {
  const { state, renderer } = controller;
  const { target } = hit;
  if (target.kind !== 'pile' || !target.step) return null;
  const reserve = target.step;
  const { seat, piece } = target.area;
  state.reserveDragged = true;
  if (mayPremove(state.config)) state.premoveSteps = [reserve];
  else if (!has(state.entered, reserve)) controller.report([reserve], 'drag');
  const show = (mid: Point, scale: number) => {
    controller.releasedAt = { x: mid.x, y: mid.y, scale, opacity: 1 };
    renderer.dragPile({ kind: piece, seat }, controller.releasedAt);
  };
  const back = () => {
    controller.release();
    controller.render(state.config.animation);
  };
  return {
    move: (at) => show(controller.point(at.x, at.y), DRAGGED),
    drop: (_, over) => {
      const to = over?.target.kind === 'cell' ? over.target.cell : null;
      controller.hover(null);
      if (!over || !to) {
        back();
        return;
      }
      if (has(state.config.next, placeStep(to))) show(centre(state.layout.geometry, to), 1);
      else back();
      finish(controller, over, [reserve]);
    },
    cancel: () => {
      back();
      controller.cancel('drag');
    },
  };
}
