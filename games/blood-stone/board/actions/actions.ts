import type { Locale } from '@sanguine/kernel';
import { bloodStone } from '../../index.ts';
import { DIRECTIONS } from '../../content/shapes.ts';
import { type Unit, UNITS } from '../../content/units.ts';
import type { Aim, AnyMove } from '../../rules/moves.ts';
import { figureName, placeName, say, unitName } from '../../text/words.ts';
import { cardActions } from './card-actions.ts';
import { canAct, commanded, NOTHING, type View } from '../plan/selection.ts';
import { attacksOf } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unavailableBy } from './unavailable.ts';
import { playing } from './playing.ts';

/** The actions available now, the likeliest first. */
export function actionsFor(situation: Situation): BarAction[] {
  const { view, selection } = situation;
  if (selection.card !== null) return cardActions(situation);
  switch (view.frames.at(-1)?.step) {
    case 'place':
      return selection.unit === null ? [] : [pointing(situation, 'place')];
    case 'husk':
      return [pointing(situation, 'rise')];
    case 'soldiers':
    case 'puppets':
    case 'witch':
      return selection.unit === null ? taking(situation) : [...walking(situation), ...striking(situation)];
    default:
      return [];
  }
}

/** An action done by pointing at a space: the aimed one, else a request to choose one. */
function pointing(situation: Situation, verb: 'place' | 'rise' | 'move'): BarAction {
  const { locale, view, selection, targets, aim } = situation;
  if (aim !== null && 'move' in aim && aim.kind === 'go') {
    const { move } = aim;
    const made = playing(situation, move);
    if (move.do !== 'move') return made;
    return { ...made, title: sayBoard(locale, 'act.moveTo', { place: placeName(view, move.to) }) };
  }
  const [first = null] = [...targets.values()].filter(({ kind }) => kind === 'go').map(({ space }) => space);
  const unit = selection.unit === null ? '' : figureName(locale, view, selection.unit);
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: sayBoard(locale, `act.${verb}`, { unit }),
    detail: sayBoard(locale, 'act.chooseSpace'),
    unavailable: null,
    does: { focuses: first },
  };
}

/** The pieces that can still act, to be selected. */
function taking({ locale, view, seat, moves }: Situation): BarAction[] {
  return commanded(view, seat).map((unit) => {
    const able = canAct(view, seat, unit);
    const refused = able
      ? null
      : (bloodStone.why(view, seat, { do: 'move', unit }) ??
        bloodStone.why(view, seat, { do: 'attack', unit }));
    return {
      key: unit,
      verb: `take:${unit}`,
      tone: 'plain',
      title: sayBoard(locale, 'act.take', { unit: unitName(locale, unit) }),
      detail: able ? sayBoard(locale, `act.take.${leftTo(moves, unit)}`) : '',
      unavailable:
        refused === null ? null : { ...unavailableBy(locale, refused), ...moved(locale, view, unit) },
      does: { selects: { ...NOTHING, unit } },
    };
  });
}

/** A shorter reason for the Witch, who has only one move per turn. */
function moved(locale: Locale, view: View, unit: Unit): { says: string } | null {
  return unit === 'witch' && view.figures.witch.moved ? { says: sayBoard(locale, 'why.moved') } : null;
}

/** What a piece can still do. */
function leftTo(moves: readonly AnyMove[], unit: Unit): 'both' | 'move' | 'attack' {
  const can = (verb: 'move' | 'attack'): boolean =>
    moves.some((move) => move.do === verb && move.unit === unit);
  return can('move') && can('attack') ? 'both' : can('move') ? 'move' : 'attack';
}

function walking(situation: Situation): BarAction[] {
  const { locale, view, seat, selection } = situation;
  const { unit } = selection;
  if (unit === null) return [];
  const refused = bloodStone.why(view, seat, { do: 'move', unit });
  if (refused === null) return [pointing(situation, 'move')];
  return [
    {
      key: 'move',
      verb: 'move',
      tone: 'plain',
      title: sayBoard(locale, 'act.move', { unit: figureName(locale, view, unit) }),
      detail: '',
      unavailable: unavailableBy(locale, refused),
      does: { focuses: null },
    },
  ];
}

/** Every aim has a button; pressing a foe uses the aim that strikes most. */
function striking(situation: Situation): BarAction[] {
  const { locale, view, seat, selection, moves, aim } = situation;
  const { unit } = selection;
  if (unit === null || unit === 'witch') return [];
  const attacks = attacksOf(moves, selection);
  const aimed = aim !== null && aim.kind === 'strike' ? aim.move : null;
  if (attacks.length > 0)
    return attacks.map((move) => ({
      ...playing(situation, move, aimed !== null && sameAim(move, aimed) ? 'go' : 'plain'),
      title: strikeWords(situation, move.aim),
    }));
  const refused = bloodStone.why(view, seat, { do: 'attack', unit });
  return [
    {
      key: 'attack',
      verb: 'attack',
      tone: 'plain',
      title: sayBoard(locale, 'act.attack', { unit: figureName(locale, view, unit) }),
      detail: '',
      unavailable: refused === null ? null : unavailableBy(locale, refused),
      does: { focuses: null },
    },
  ];
}

/** Leaves out the attacker, who is selected already. */
function strikeWords({ locale, view }: Situation, aim: Aim): string {
  const target = UNITS.find((unit) => unit === aim);
  if (target !== undefined)
    return sayBoard(locale, 'act.strike.unit', { target: figureName(locale, view, target) });
  const direction = DIRECTIONS.find((one) => one === aim);
  return direction === undefined
    ? sayBoard(locale, 'act.strike.all')
    : sayBoard(locale, 'act.strike', { direction: say(locale, `direction.${direction}`) });
}

const sameAim = (one: AnyMove, other: AnyMove): boolean =>
  one.do === 'attack' && other.do === 'attack' && one.aim === other.aim;
