import type { UnitKind } from '../../content/kinds.ts';
import type { FrameOf } from '../../rules/frames.ts';
import { readyUndead } from '../../rules/undead.ts';
import { moveNotes } from '../../text/notes.ts';
import { areaName, join, sideName } from '../../text/words.ts';
import { column } from '../plan/pointing.ts';
import { NOTHING } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { usable } from '../plan/usable.ts';
import { whyNone } from '../plan/why.ts';
import { arrivalNotes, priceWords } from '../text/consequence.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';
import { aimed, first, pointing, touchedIn } from './pointing-action.ts';

/** §5: selects or moves an Undead; where some have stepped and some have not, both are offered. */
export function undeadActions(situation: Situation, open: FrameOf<'undead'>): BarAction[] {
  const { locale, view, seat, selection, moves } = situation;
  const { from } = selection;
  if (from === null) {
    const [next = null] = usable(moves).stacks;
    const refused = next === null ? whyNone(view, seat, 'shamble') : null;
    return [
      {
        key: 'shamble',
        verb: 'shamble',
        tone: 'plain',
        title: sayBoard(locale, 'act.undeadWhich'),
        detail: sayBoard(locale, 'act.chooseArmy'),
        unavailable: refused === null ? null : unavailableBy(locale, view, refused, 'shamble'),
        does: { selects: { ...NOTHING, from: next } },
      },
    ];
  }
  const { fresh, tired } = readyUndead(view, open, seat, from);
  const again = selection.again ?? fresh === 0;
  const other: BarAction = {
    key: 'again',
    verb: 'shamble',
    tone: 'plain',
    title: sayBoard(locale, again ? 'act.undeadFresh' : 'act.undeadTired'),
    detail: areaName(locale, view, from),
    unavailable: null,
    does: { selects: { ...selection, again: !again } },
  };
  return [pointing(situation, 'shamble', 'act.undeadWhich'), ...(fresh > 0 && tired > 0 ? [other] : [])];
}

/** §8: selects an army, or marches it to the aimed area. */
export function marchActions(situation: Situation): BarAction[] {
  const { locale, view, seat, selection, moves, targets, aim } = situation;
  if (selection.from === null) {
    const [next = null] = usable(moves).stacks;
    const refused = next === null ? whyNone(view, seat, 'step') : null;
    return [
      {
        key: 'step',
        verb: 'step',
        tone: 'plain',
        title: sayBoard(locale, 'act.marchWhich'),
        detail: sayBoard(locale, 'act.chooseArmy'),
        unavailable: refused === null ? null : unavailableBy(locale, view, refused, 'step'),
        does: { selects: { ...NOTHING, from: next } },
      },
    ];
  }
  const last = aim?.moves.at(-1);
  if (aim !== null && last?.do === 'step') {
    const place = areaName(locale, view, last.to);
    return [
      {
        ...aimed(situation, aim, sayBoard(locale, 'act.march', { units: last.units.length, place })),
        detail: marchDetail(situation, aim),
      },
    ];
  }
  const units: readonly UnitKind[] = column(view, seat, selection);
  const refused =
    targets.size > 0
      ? null
      : whyNone(view, seat, 'step', {
          fits: (move) => move.do === 'step' && move.from === selection.from,
          touched: touchedIn(selection),
        });
  return [
    {
      key: 'step',
      verb: 'step',
      tone: 'plain',
      title: sayBoard(locale, 'act.marchWhere', { units: units.length }),
      detail: sayBoard(locale, 'act.chooseArea'),
      unavailable: refused === null ? null : unavailableBy(locale, view, refused, 'step'),
      does: { focuses: first(targets) },
    },
  ];
}

/** The price of the whole route, and what happens on arrival. */
function marchDetail({ locale, seat }: Situation, target: Target): string {
  const [note] = arrivalNotes(locale, seat, target);
  const price = priceWords(locale, target);
  return note === undefined ? price : join(locale, [price, note], 'list.notes');
}

/** §9.1: the pending battles. */
export function fights({ locale, view, seat, moves, selection }: Situation): BarAction[] {
  const idle = selection.from === null && selection.kind === null;
  return usable(moves).battles.map((move) => ({
    key: `battle${move.area}.${move.foe}`,
    verb: 'battle',
    tone: idle ? 'go' : 'plain',
    title: sayBoard(locale, 'act.fight', { faction: sideName(locale, view, move.foe) }),
    detail: sayBoard(locale, 'act.fightWhere', {
      place: areaName(locale, view, move.area),
      notes: moveNotes(locale, view, seat, move)[0] ?? '',
    }),
    unavailable: null,
    does: { plays: [move] },
  }));
}
