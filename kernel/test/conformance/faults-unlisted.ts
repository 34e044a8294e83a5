import { refusal } from '../../index.ts';
import { type Fault, inKit, inRules } from './fault.ts';
import { parley } from './toy/rules.ts';
import type { Move, Point } from './toy/state.ts';

/** Offers have whole coordinates, so only unlisted points have a fraction. */
const isFine = ({ x, y }: Point): boolean => x % 1000 > 0 || y % 1000 > 0;

const finePoint = (move: Move): Point | null => (move.do === 'pitch' && isFine(move.at) ? move.at : null);

/** State that survives from game to game, which no rule may have. */
let pitched = 0;

/** Mistakes with moves that cannot be listed; the listed ones are all right. */
export const unlistedFaults: readonly Fault[] = [
  inRules('moves', 'a tent is sampled that stands in another', /is sampled and refused: pitch.overlap/, {
    sample(state, seat, random) {
      const [tent] = state.frames.at(-1)?.step === 'camp' ? state.tents : [];
      if (tent !== undefined) return { do: 'pitch', at: { x: tent.x, y: tent.y } };
      return random.draw(parley.moves?.(state, seat) ?? []);
    },
  }),
  inRules('moves', 'a sample is made from cards the seat does not see', /is sampled and refused/, {
    sample(state, seat, random) {
      const [tent] = state.frames.at(-1)?.step === 'camp' && state.bag.includes(0) ? state.tents : [];
      if (tent !== undefined) return { do: 'pitch', at: { x: tent.x, y: tent.y } };
      return random.draw(parley.moves?.(state, seat) ?? []);
    },
  }),
  inRules('moves', 'tidying shifts what lies between the lines', /tidied twice/, {
    tidy(move) {
      const at = finePoint(move);
      return at === null ? parley.tidy(move) : { do: 'pitch', at: { x: at.x ^ 1, y: at.y } };
    },
  }),
  inRules('legality', 'the points listed are said to be all', /is accepted and not listed/, {
    exhaustive: (state, seat) =>
      state.frames.at(-1)?.step === 'camp' ? true : parley.exhaustive(state, seat),
  }),
  inRules('legality', 'tents between the lines stand in others', /after .*pitch.*: two tents overlap/, {
    refuse: (state, seat, move) =>
      state.frames.at(-1)?.step === 'camp' && finePoint(move) !== null
        ? null
        : parley.refuse(state, seat, move),
  }),
  inRules(
    'view',
    'the bag says where between the lines a tent may stand',
    /pitch.* is answered .* on its mask/,
    {
      refuse(state, seat, move) {
        const refused = parley.refuse(state, seat, move);
        if (refused !== null || finePoint(move) === null) return refused;
        return state.bag.includes(4) ? null : refusal('4', 'pitch.bag');
      },
    },
  ),
  inRules('notation', 'the last digit of a point gets lost', /stands for .*pitch.* and is read as/, {
    notation: {
      ...parley.notation,
      print: (state, seat, move) =>
        move.do === 'pitch'
          ? `pitch ${(move.at.x / 1000).toFixed(2)},${(move.at.y / 1000).toFixed(2)}`
          : parley.notation.print(state, seat, move),
    },
  }),
  inRules('leaks', 'the face shows a point to the next whole number', /pitch.* look alike to/, {
    face: (state, seat, move, viewer) =>
      move.do === 'pitch' && viewer !== seat
        ? `pitch ${Math.round(move.at.x / 1000)},${Math.round(move.at.y / 1000)}`
        : parley.face(state, seat, move, viewer),
  }),
  inRules('replay', 'a tent between the lines counts the tents of all games', /ends otherwise/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (finePoint(move) !== null) state.coins[seat] = pitched++ % 9;
    },
  }),
  inRules(
    'isolation',
    'a tent between the lines keeps the point of the move',
    /the move and the state share tents/,
    {
      play(state, seat, move, context) {
        parley.play(state, seat, move, context);
        const at = finePoint(move);
        if (at !== null) state.tents[state.tents.length - 1] = Object.assign(at, { seat });
      },
    },
  ),
  inRules('commute', 'a tent between the lines looks into the bag', /camp\/pitch\]: on the mover's mask/, {
    play(state, seat, move, context) {
      parley.play(state, seat, move, context);
      if (finePoint(move) !== null) state.coins[seat] = state.bag.includes(4) ? 1 : 0;
    },
  }),
  inKit('coverage', 'nobody ever leaves the lines', /neither sample nor mutate gives another/, {
    rules: { ...parley, sample: (state, seat, random) => random.draw(parley.moves?.(state, seat) ?? []) },
    mutate: () => ({ do: 'rest' }),
  }),
];
