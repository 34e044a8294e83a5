import { scoringFor } from '../../content/scenarios.ts';
import { itemOf } from '../../content/items.ts';
import { bloodfields } from '../../index.ts';
import { namesTarget } from '../../rules/attack/legality.ts';
import type { Attack } from '../../content/skills.ts';
import { inCombat } from '../../rules/combat.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { scenarioFor } from '../../rules/scenario.ts';
import { skillSet } from '../../rules/skills.ts';
import type { UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { groupLine } from '../../text/groups.ts';
import { skillName } from '../../text/words.ts';
import type { BarAction, Situation } from '../interaction/board-types.ts';
import { unitPlace } from '../plan/targets.ts';
import { whyNoWalk } from '../plan/task.ts';
import { sayBoard } from '../text/say.ts';
import { drafted, pinning } from './draft-actions.ts';
import { playing } from './playing.ts';
import { snapActions, walkAction } from './snap-actions.ts';
import { unavailableBy } from './unavailable.ts';

/** What a unit may do with its turn: the planned move, what it can do to the selected enemy, or everything there is. */
export function actActions(situation: Situation): BarAction[] {
  const { view, selection, draft, task } = situation;
  const open = view.frames.at(-1);
  if (open?.step !== 'act') return [];
  if (draft !== null)
    return [drafted(situation, draft.move, draft.refusal), ...snapActions(situation), pinning(situation)];
  if (selection.target !== null) return against(situation, open.unit, selection.target);
  if (open.what === 'attack')
    return [playing(situation, { do: 'attack', skill: open.skill, target: open.target })];
  return ableFirst([
    ...(task === null
      ? walkRefused(situation, open.unit)
      : selection.corners.length > 0
        ? [pinning(situation)]
        : []),
    ...attacking(situation, open.unit),
    ...charging(situation),
    ...walkAction(situation),
    ...others(situation, open.unit),
  ]);
}

/** Puts what is possible before what is not. */
export const ableFirst = (actions: readonly BarAction[]): BarAction[] =>
  actions.toSorted((one, other) => Number(one.unavailable !== null) - Number(other.unavailable !== null));

/** Every attack on one enemy and the charge at it, with the reason if one is not possible. */
function against(situation: Situation, id: UnitId, target: UnitId): BarAction[] {
  const { attacks } = skillSet(unitOf(situation.view, id).kind);
  const moves: AnyMove[] = [
    ...attacks
      .filter(({ attack }) => namesTarget(attack))
      .map(({ id: skill }): AnyMove => ({ do: 'attack', skill, target })),
    { do: 'charge', target },
  ];
  return ableFirst(moves.map((move) => playing(situation, move)));
}

/** One button per attack: it plays if there is only one choice, else it leads to the possible targets. */
function attacking(situation: Situation, id: UnitId): BarAction[] {
  const { view, moves } = situation;
  return skillSet(unitOf(view, id).kind).attacks.flatMap((attack): BarAction[] => {
    const { id: skill } = attack;
    const able = moves.filter((move) => move.do === 'attack' && move.skill === skill);
    const [only, ...more] = able;
    if (only !== undefined)
      return more.length === 0
        ? [playing(situation, only, 'plain', null)]
        : [leading(situation, attack, able)];
    return [idle(situation, attack)];
  });
}

function leading(situation: Situation, { id: skill }: Attack, able: readonly AnyMove[]): BarAction {
  const { locale, view, seat } = situation;
  const [first] = able.flatMap((move) => (move.do === 'attack' && move.target !== null ? [move.target] : []));
  return {
    key: `attack ${skill}`,
    verb: `attack:${skill}`,
    tone: 'plain',
    title: groupLine(locale, view, seat, able),
    detail: sayBoard(locale, 'act.targets', { count: able.length }),
    unavailable: null,
    does: { focuses: first === undefined ? null : unitPlace(first) },
  };
}

/** An attack that has no target now, and why. */
function idle({ locale, view, seat }: Situation, { id: skill, attack }: Attack): BarAction {
  const refused =
    bloodfields.why(view, seat, { do: 'attack', skill }) ??
    bloodfields.refuse(view, seat, { do: 'attack', skill, target: null });
  const words = refused === null ? null : unavailableBy(locale, refused);
  // With many enemies out of reach, one reason stands for all.
  const far =
    namesTarget(attack) && refused !== null && /\.(?:range|contact|reach|unseen|band)$/.test(refused.code);
  return {
    key: `attack ${skill}`,
    verb: `attack:${skill}`,
    tone: 'plain',
    title: skillName(locale, skill),
    detail: '',
    unavailable:
      words === null
        ? { says: sayBoard(locale, 'why.nobody'), rule: '7.1', places: [] }
        : far
          ? {
              ...words,
              says: sayBoard(locale, attack.kind === 'melee' ? 'why.contact' : 'why.range'),
              places: [],
            }
          : words,
    does: { focuses: null },
  };
}

function charging(situation: Situation): BarAction[] {
  const { locale, view, seat, moves } = situation;
  const able = moves.flatMap((move) => (move.do === 'charge' ? [move] : []));
  const [only, ...more] = able;
  if (only !== undefined && more.length === 0) return [playing(situation, only, 'plain', null)];
  const refused = only === undefined ? bloodfields.why(view, seat, { do: 'charge' }) : null;
  if (only === undefined && refused === null) return [];
  return [
    {
      key: 'charge',
      verb: 'charge',
      tone: 'plain',
      title: sayBoard(locale, 'act.charge'),
      detail: only === undefined ? '' : sayBoard(locale, 'act.targets', { count: able.length }),
      unavailable: refused === null ? null : unavailableBy(locale, refused),
      does: { focuses: only === undefined ? null : unitPlace(only.target) },
    },
  ];
}

/** The greyed-out walk and its reason, if the unit may not walk. */
function walkRefused({ locale, view, seat }: Situation, id: UnitId): BarAction[] {
  const refused = whyNoWalk(view, seat, id);
  if (refused === null) return [];
  return [
    {
      key: 'move',
      verb: 'move',
      tone: 'plain',
      title: sayBoard(locale, 'act.walk'),
      detail: '',
      unavailable: unavailableBy(locale, refused),
      does: { focuses: null },
    },
  ];
}

/** Abilities, spells, potions and the actions every unit has; those that could never make sense are left out. */
function others(situation: Situation, id: UnitId): BarAction[] {
  const { view } = situation;
  const unit = unitOf(view, id);
  const { abilities, spells } = skillSet(unit.kind);
  const rites = scoringFor(scenarioFor(view), 'rite') !== undefined;
  const schooled = unit.items.some((item) => itemOf(item).type === 'school');
  const wanted: AnyMove[] = [
    ...(unit.tokens.includes('stun') ? [{ do: 'shake' } as const] : []),
    ...abilities.map(({ id: by }): AnyMove => ({ do: 'use', by })),
    ...(spells.length > 0 || schooled ? [{ do: 'magic' } as const] : []),
    ...unit.items
      .filter((item) => itemOf(item).type === 'potion')
      .map((item): AnyMove => ({ do: 'drink', item })),
    ...(inCombat(view, id) ? [{ do: 'flee' } as const] : []),
    { do: 'focus' },
    ...(unit.dot > 0 ? [{ do: 'douse' } as const] : []),
    ...(rites ? [{ do: 'rite' } as const] : []),
  ];
  return wanted.map((move) => playing(situation, move, 'plain'));
}
