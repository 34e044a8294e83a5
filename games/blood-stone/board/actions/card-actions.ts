import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import { bloodStone } from '../../index.ts';
import { isBlood, spellCard } from '../../content/spells.ts';
import { spellChance } from '../../rules/odds.ts';
import { moveNotes } from '../../text/notes.ts';
import { spellName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';
import { playing } from './playing.ts';

/** What can be done with the selected card: cast it, discard it, or have the Witch lose it. */
export function cardActions(situation: Situation): BarAction[] {
  const { view, selection } = situation;
  const { card } = selection;
  if (card === null) return [];
  if (view.frames.at(-1)?.step === 'whisper')
    return isBlood(card) ? [playing(situation, { do: 'strip', card })] : [];
  const title = sayBoard(situation.locale, 'act.discard');
  return [casting(situation), { ...playing(situation, { do: 'discard', card }, 'plain'), title }];
}

function casting(situation: Situation): BarAction {
  const { locale, view, seat, selection, plan, aim } = situation;
  const card = selection.card ?? 'manipulate';
  if (aim !== null && 'move' in aim && aim.move.do === 'cast') return playing(situation, aim.move);
  if (plan !== null && plan.cast !== null) {
    // The panel beside it shows the rest.
    const { kind } = spellCard(card).chance;
    const [note = ''] = moveNotes(locale, view, seat, plan.cast);
    const chance = wholePercent(spellChance(card, plan.blood));
    const detail = kind === 'always' ? note : sayBoard(locale, 'act.cast.chance', { chance });
    const offered = kind === 'offer' ? { count: plan.blood } : null;
    const title =
      offered === null
        ? sayBoard(locale, 'act.cast', { spell: spellName(locale, card) })
        : sayBoard(locale, 'act.cast.offer', offered);
    return { ...playing(situation, plan.cast), title, detail };
  }
  const refused = bloodStone.why(view, seat, { do: 'cast', card });
  const wanted = plan !== null && plan.spaces.length > 0 ? 'space' : 'target';
  return {
    key: 'cast',
    verb: 'cast',
    tone: 'plain',
    title: sayBoard(locale, 'act.cast', { spell: spellName(locale, card) }),
    detail: sayBoard(locale, `act.cast.${wanted}`),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { focuses: [...situation.targets.keys()][0] ?? null },
  };
}
