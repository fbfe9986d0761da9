// Another game with the same players, once a game is over: who offers it, and who has accepted.
import type { Note } from '$lib/contract';
import type { Challenge, Notice } from './wire';

export const DECLINED: Note = { id: 'web-online-declined-rematch', args: {} };
const WITHDRAWN: Note = { id: 'web-online-withdrawn-rematch', args: {} };

/** The seat of a player; null for somebody who does not play. */
type SeatOf = (player: { id: string }) => number | null;

export class Rematch {
  /** The seat that offers it; null while nobody does. */
  by = $state<number | null>(null);
  /** The seats that have accepted, where there are more than one to ask. */
  accepted = $state.raw<number[]>([]);
  /** The game that came of it. */
  next = $state<string | null>(null);

  /** A seat offers it, or agrees to what another one has offered. */
  wants(seat: number) {
    if (this.by === null) this.by = seat;
    else if (seat !== this.by && !this.accepted.includes(seat)) this.accepted = [...this.accepted, seat];
  }

  over() {
    this.by = null;
    this.accepted = [];
  }

  /** One that was offered before the page was opened. The maker sits first. */
  found({ maker, players }: Pick<Challenge, 'maker' | 'players'>, seatOf: SeatOf) {
    for (const player of [maker, ...players]) {
      const seat = seatOf(player);
      if (seat !== null) this.wants(seat);
    }
  }

  /** What others did about it. Returns what there is to tell the player of this seat. */
  hear(
    { status, from }: Extract<Notice, { kind: 'challenge' }>,
    seatOf: SeatOf,
    own: number | null,
    seats: number,
  ) {
    const seat = seatOf(from);
    if (status === 'open') {
      if (seat === null || seat === own) return null;
      // Of two, whoever accepts begins the game: this is an offer, made when the last one was over.
      if (seats === 2) this.over();
      this.wants(seat);
      return null;
    }
    if (status === 'started') return null;
    const { by, accepted } = this;
    this.over();
    if (own === null || by === null || seat === own) return null;
    if (seat === by) return WITHDRAWN;
    return by === own || accepted.includes(own) ? DECLINED : null;
  }
}
