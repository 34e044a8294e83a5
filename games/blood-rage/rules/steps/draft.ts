import { refusal, type Seat } from '@sanguine/kernel';
import { backOf, type Card } from '../../content/cards.ts';
import { beginAction } from '../age.ts';
import { handOn, picksOf } from '../draft.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import { holds, knownIn } from '../hand.ts';

const packOf = (frame: FrameOf<'draft'>, seat: Seat): Card[] => knownIn(frame.packs[seat] ?? []);

/** §4.2, §4.3: everybody keeps one or two cards of the pack, in secret; then the packs go to the left. */
export const draft: StepOf<'draft'> = {
  rule: '4.2',
  verbs: ['draft'],
  who: (_, { kept }) => [...kept.keys()].filter((seat) => kept[seat] === null),
  *offers(state, frame, seat) {
    for (const cards of picks(packOf(frame, seat), picksOf(state))) yield { do: 'draft', cards };
  },
  refuse(state, frame, seat, { cards }) {
    const need = picksOf(state);
    if (cards.length !== need) return refusal('4.2', 'draft.count', cards, { need, have: cards.length });
    return holds(frame.packs[seat] ?? [], cards) ? null : refusal('4.2', 'draft.notInPack', cards);
  },
  play(state, frame, seat, { cards }, context) {
    frame.kept[seat] = [...cards];
    if (frame.kept.includes(null)) return;
    context.reveal();
    if (!handOn(state, frame, context)) return;
    state.frames.pop();
    const age = state.frames.at(-1);
    if (age?.step === 'age') beginAction(state, age, context);
  },
  mask: (frame, viewer) => ({
    ...frame,
    packs: frame.packs.map((pack, seat) => (seat === viewer ? [...pack] : pack.map(backOf))),
    kept: frame.kept.map((cards, seat) => {
      if (cards === null) return null;
      return seat === viewer ? [...cards] : cards.map(backOf);
    }),
  }),
};

/** All distinct choices of one or two of the sorted cards. */
function* picks(pack: readonly Card[], count: number): Iterable<Card[]> {
  for (const [at, card] of pack.entries()) {
    if (card === pack[at - 1]) continue;
    if (count === 1) {
      yield [card];
      continue;
    }
    const rest = pack.slice(at + 1);
    for (const [next, other] of rest.entries()) if (other !== rest[next - 1]) yield [card, other];
  }
}
