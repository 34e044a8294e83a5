import type { Locale, Seat } from '@sanguine/kernel';
import { COVEN, SOLDIERS } from '../content/units.ts';
import { castsOf } from '../rules/casting.ts';
import { pileOf } from '../rules/cards.ts';
import { soldierSeat } from '../rules/figures.ts';
import type { FrameOf, Frames } from '../rules/frames.ts';
import { sequence } from '../rules/sequence.ts';
import { huskStones } from '../rules/spells/raise-husk.ts';
import type { State } from '../rules/state.ts';
import { cardNames, figureName, join, playerName, say, unitName } from './words.ts';

/** Who decides what. */
export function promptLine(locale: Locale, view: State, names: readonly string[]): string {
  const open = view.frames.at(-1);
  const called = (seat: Seat): string => playerName(locale, view, names, seat);
  if (open === undefined) {
    if (view.result === 'draw') return say(locale, 'prompt.over.draw');
    const winner = view.result === 'witch' ? view.witch : soldierSeat(view);
    return say(locale, 'prompt.over', { winner: called(winner) });
  }
  const who = join(locale, sequence.deciders(view).map(called));
  return say(locale, 'prompt.line', { who, what: question(locale, view, open) });
}

function question(locale: Locale, view: State, frame: FrameOf<keyof Frames>): string {
  switch (frame.step) {
    case 'place': {
      const pieces = frame.side === 'witch' ? COVEN : SOLDIERS;
      const left = pieces.filter((unit) => view.figures[unit].status === 'waiting').length;
      return say(locale, `prompt.place.${frame.side}`, { left });
    }
    case 'soldiers': {
      const seat = soldierSeat(view);
      const values = { acts: view.acts, casts: castsOf(view, seat) - view.casts };
      const cards = pileOf(view, seat).hand.length > 0;
      return say(locale, cards ? 'prompt.soldiers.cards' : 'prompt.soldiers', values);
    }
    case 'witch': {
      const casts = castsOf(view, view.witch) - view.casts;
      return say(locale, view.figures.witch.moved ? 'prompt.witch.moved' : 'prompt.witch', { casts });
    }
    case 'puppets': {
      const { acting } = frame;
      return acting === 'none'
        ? say(locale, 'prompt.puppets')
        : say(locale, 'prompt.puppets.acting', { unit: figureName(locale, view, acting) });
    }
    case 'husk':
      return say(locale, 'prompt.husk', {
        unit: unitName(locale, frame.unit),
        blood: huskStones(view),
      });
    case 'whisper':
      return view.seen.length === 0
        ? say(locale, 'prompt.whisper.hidden')
        : say(locale, 'prompt.whisper', { cards: cardNames(locale, view.seen) });
  }
}
