import type { Refusal } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { Verbs } from '../../rules/frames.ts';
import { skillSet, spellsOf } from '../../rules/skills.ts';
import { refuseWalking } from '../../rules/turn/walk.ts';
import { turnOf } from '../../rules/turn/turn-frame.ts';
import { unitOf } from '../../rules/units.ts';
import { scoringFor } from '../../content/scenarios.ts';
import { scenarioFor } from '../../rules/scenario.ts';
import { skillName } from '../../text/words.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { type Aiming, frameOf, NOTHING } from '../plan/selection.ts';
import { aimedMoves, targetOf, unitPlace } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { playing } from './playing.ts';
import { unavailableBy } from './unavailable.ts';

type Act = Verbs['act'];

/** What the acting unit can do: the verb for which a target is chosen, what can be done to the enemy pointed out, or all. */
export function actActions(situation: Situation): BarAction[] {
  const { selection } = situation;
  if (selection.aiming !== null) return aimedActions(situation, selection.aiming);
  if (selection.target !== null) return againstActions(situation, selection.target);
  return allActions(situation);
}

/** One button a target. */
function aimedActions(situation: Situation, aiming: Aiming): BarAction[] {
  return aimedMoves(situation.moves, aiming).map((move) => playing(situation, move));
}

/** Everything that names the enemy pointed out, and why what is refused is. */
function againstActions(situation: Situation, target: number): BarAction[] {
  const { view } = situation;
  const frame = frameOf(view, 'act');
  if (frame === null) return [];
  const offered = [...bloodfields.offers(view, situation.seat)];
  return offered.filter((move) => targetOf(move) === target).map((move) => playing(situation, move));
}

/** Verbs that are left out rather than refused where they could not mean anything. */
function isMeant({ view }: Situation, unit: number, move: Act): boolean {
  const { tokens, dot, items, kind } = unitOf(view, unit);
  switch (move.do) {
    case 'shake':
      return tokens.includes('stun');
    case 'douse':
      return dot > 0;
    case 'magic':
      return spellsOf(unitOf(view, unit)).length > 0;
    case 'rite':
      return scoringFor(scenarioFor(view), 'rite') !== undefined;
    case 'drink':
      return items.includes(move.item);
    case 'use':
      return skillSet(kind).abilities.some(({ id }) => id === move.by);
    default:
      return true;
  }
}

function allActions(situation: Situation): BarAction[] {
  const { view, seat } = situation;
  const frame = frameOf(view, 'act');
  if (frame === null) return [];
  const skills = new Set<string>();
  const actions: BarAction[] = [];
  let charges = false;
  for (const move of bloodfields.offers(view, seat) as Iterable<Act>) {
    if (move.do === 'attack' && move.target !== null) {
      if (!skills.has(move.skill))
        actions.push(aimingAction(situation, { verb: 'attack', skill: move.skill }));
      skills.add(move.skill);
    } else if (move.do === 'charge') {
      if (!charges) actions.push(aimingAction(situation, { verb: 'charge' }));
      charges = true;
    } else if (move.do !== 'move' && move.do !== 'end' && isMeant(situation, frame.unit, move)) {
      actions.push(playing(situation, move));
    }
  }
  const open = (action: BarAction): number => (action.unavailable === null ? 0 : 1);
  return [...walkAction(situation, frame.unit), ...actions.toSorted((one, other) => open(one) - open(other))];
}

/** Why the unit cannot walk; how it walks is said on the ground itself. */
function walkAction({ locale, view, use, spots }: Situation, unit: number): BarAction[] {
  const frame = frameOf(view, 'act');
  if (frame === null || (frame.what === 'turn' && (turnOf(view)?.actions ?? 0) === 0)) return [];
  const refused: Refusal | null = use === null ? refuseWalking(view, unit) : null;
  if (use === null && refused === null) return [];
  return [
    {
      key: 'move',
      verb: 'move',
      tone: 'plain',
      title: sayBoard(locale, 'act.move'),
      detail: sayBoard(locale, 'act.move.note'),
      unavailable: refused === null ? null : unavailableBy(locale, refused),
      does: { focuses: spots.length > 0 ? 'spot:0' : unitPlace(unit) },
    },
  ];
}

/** A verb that asks for a target; with only one it says which. */
function aimingAction(situation: Situation, aiming: Aiming): BarAction {
  const { locale, view, seat, moves } = situation;
  const legal = aimedMoves(moves, aiming);
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return playing(situation, only);
  const verb = aiming.verb === 'charge' ? 'charge' : `attack:${aiming.skill}`;
  const refused =
    legal.length > 0
      ? null
      : aiming.verb === 'charge'
        ? bloodfields.why(view, seat, { do: 'charge' })
        : bloodfields.why(view, seat, { do: 'attack', skill: aiming.skill });
  return {
    key: verb,
    verb,
    tone: 'plain',
    title: aiming.verb === 'charge' ? sayBoard(locale, 'act.charge') : skillName(locale, aiming.skill),
    detail: sayBoard(locale, 'act.targets', { count: legal.length }),
    unavailable: refused === null ? null : unavailableBy(locale, refused),
    does: { selects: { ...NOTHING, aiming } },
  };
}
