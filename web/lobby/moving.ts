import { type Draft, type DraftSeat, isMe, ME, OPEN, UNNAMED, type PlayWay, withMe } from './draft.ts';

/** Switches to another way of playing and adapts the seats to it. */
export function movedTo(draft: Draft, way: PlayWay, level: string): Draft {
  return { ...draft, way, seats: SEATED[way](draft.seats, level) };
}

const SEATED: Readonly<Record<PlayWay, (seats: readonly DraftSeat[], level: string) => DraftSeat[]>> = {
  solo(seats, level) {
    const mine = mineOf(seats);
    return seats.map((seat, at) => (at === mine ? ME : seat.kind === 'bot' ? seat : { kind: 'bot', level }));
  },
  shared: (seats) =>
    withRoom(
      seats.map((seat) => (seat.kind === 'me' || seat.kind === 'open' ? UNNAMED : seat)),
      UNNAMED,
    ),
  online(seats) {
    const mine = mineOf(seats);
    return withRoom(
      seats.map((seat, at) => (at === mine ? ME : seat.kind === 'person' ? OPEN : seat)),
      OPEN,
    );
  },
};

/** With fewer than two people, bots give up their seats to the expected players. */
function withRoom(seats: readonly DraftSeat[], other: DraftSeat): DraftSeat[] {
  const people = seats.filter(({ kind }) => kind !== 'bot').length;
  return seats.map((seat) => (people < 2 && seat.kind === 'bot' ? other : seat));
}

/** Index of `me`, otherwise of the first person at this screen; negative if there are only bots. */
function mineOf(seats: readonly DraftSeat[]): number {
  const mine = seats.findIndex(isMe);
  return mine < 0 ? seats.findIndex(({ kind }) => kind === 'person') : mine;
}

/** Exactly one person, `me`, against bots. */
export function againstBots(draft: Draft, level: string): Draft {
  const moved = movedTo(draft, 'solo', level);
  return moved.seats.some(isMe) ? moved : { ...moved, seats: withMe(moved.seats) };
}
