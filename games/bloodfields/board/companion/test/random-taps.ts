import { type Random, swiftRandom } from '@sanguine/kernel';
import { READY_ROSTERS } from '../../../content/rosters.ts';
import { CONDITIONS } from '../../../content/effects.ts';
import { SCENARIO_IDS } from '../../../content/options.ts';
import { CHARGE_KINDS } from '../../../rules/charge/kind.ts';
import { namesTarget } from '../../../rules/attack/legality.ts';
import { printRoster } from '../../../rules/roster/text.ts';
import { sequence } from '../../../rules/sequence.ts';
import { skillSet, spellsOf } from '../../../rules/skills.ts';
import type { UnitId } from '../../../rules/state.ts';
import { isAlive, unitOf, unitsWhere } from '../../../rules/units.ts';
import { type Battle, throwsBefore } from '../state/battle.ts';
import { thrownByApp } from '../state/dice.ts';
import { GROUNDS, NOTHING_SAID, PILES, type Row, type Said } from '../state/rows.ts';
import { actingUnit, isScoring } from '../state/run.ts';
import { type CompanionSetup, sizesFor, usualPoints } from '../state/setup.ts';
import { placesOf } from '../state/stage.ts';
import { SUPPORT_KINDS } from '../state/supports.ts';

const oneOf = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random.int(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};
const some = <T>(random: Random, items: readonly T[], most: number): T[] =>
  items.filter(() => random.int(3) === 0).slice(0, most);

/** Any set-up two people might agree on. */
export function someSetup(seed: string): CompanionSetup {
  const random = swiftRandom(`${seed} setup`);
  const scenario = oneOf(random, SCENARIO_IDS);
  const size = oneOf(random, sizesFor(scenario));
  const rosters = READY_ROSTERS.filter(({ points }) => points <= usualPoints(size));
  const roster = (): string => printRoster(oneOf(random, rosters).units);
  return {
    names: ['Ann', 'Bo'],
    titles: ['', ''],
    rosters: [roster(), roster()],
    scenario,
    size,
    points: usualPoints(size),
    holder: random.int(2) === 0 ? 0 : 1,
    seed,
  };
}

function someWords(random: Random, units: readonly UnitId[], targets: readonly UnitId[]): Said {
  return {
    ...NOTHING_SAID,
    targets: [...targets],
    nearActor: some(random, units, 2),
    nearTarget: some(random, units, 2),
    touching: random.int(4) === 0 ? some(random, units, 1) : [],
    ground: some(random, GROUNDS, 2),
    inner: random.int(2) === 0 ? [...targets] : [],
    dice: random.int(9),
  };
}

/** Something a player might tap, sensible or not. */
export function someTap(battle: Battle, random: Random): Row {
  const { table, pending, setup } = battle;
  if (pending !== null) {
    const faces = thrownByApp(setup.seed, throwsBefore(battle), pending.wanted);
    return { tap: 'throw', faces: [...faces], real: random.int(2) === 0 };
  }
  const all = [...table.units.keys()];
  if (random.int(12) === 0) return handTap(random, all);
  if (isScoring(table)) return scoreTap(battle, random);
  const acting = actingUnit(table);
  if (acting !== null) return actTap(battle, random, acting);
  const [seat = 0] = table.frames.length === 0 ? [] : sequence.deciders(table);
  const moves = table.frames.length === 0 ? [] : sequence.moves(table, seat);
  return moves.length === 0 ? { tap: 'stop' } : { tap: 'answer', move: oneOf(random, moves) };
}

function handTap(random: Random, all: readonly UnitId[]): Row {
  const unit = oneOf(random, all);
  switch (random.int(6)) {
    case 0:
      return { tap: 'token', unit, token: oneOf(random, CONDITIONS) };
    case 1:
      return { tap: 'hits', unit, hits: 1 + random.int(4) };
    case 2:
      return { tap: 'item', unit, item: 'wrath' };
    case 3:
      return { tap: 'arrive', seat: random.int(2) === 0 ? 0 : 1, kind: oneOf(random, SUPPORT_KINDS) };
    case 4:
      return { tap: 'exit', unit };
    default:
      return { tap: 'pile', unit, pile: oneOf(random, PILES), by: random.int(3) === 0 ? -1 : 1 };
  }
}

function scoreTap({ table }: Battle, random: Random): Row {
  const holder = (): 0 | 1 | null => oneOf(random, [0, 1, null] as const);
  return { tap: 'score', held: placesOf(table).map(holder) };
}

function actTap({ table }: Battle, random: Random, id: UnitId): Row {
  const unit = unitOf(table, id);
  const alive = unitsWhere(table, isAlive);
  const foes = alive.filter((one) => unitOf(table, one).owner !== unit.owner);
  const { attacks, abilities } = skillSet(unit.kind);
  const spells = spellsOf(unit);
  const target = oneOf(random, foes.length === 0 ? alive : foes);
  const said = someWords(random, alive, [target]);
  const act = (move: Extract<Row, { tap: 'act' }>['move'], words = said): Row => ({
    tap: 'act',
    move,
    said: words,
  });
  switch (random.int(14)) {
    case 0:
      return { tap: 'walk', far: random.int(2) === 0 };
    case 1:
    case 2:
      return { tap: 'charge', target, distance: random.int(12_000), kind: oneOf(random, CHARGE_KINDS), said };
    case 3:
      return act({ do: 'focus' });
    case 4:
      return act(random.int(2) === 0 ? { do: 'douse' } : { do: 'shake' });
    case 5:
      return act({ do: 'flee' });
    case 6:
      return act({ do: 'rite' });
    case 7:
      return unit.items.length > 0
        ? act({ do: 'drink', item: oneOf(random, unit.items) })
        : act({ do: 'end' });
    case 8:
      return abilities.length > 0
        ? act(
            { do: 'use', by: oneOf(random, abilities).id },
            someWords(random, alive, some(random, alive, 4)),
          )
        : act({ do: 'end' });
    case 9:
    case 10:
      if (spells.length > 0) return { tap: 'cast', spell: oneOf(random, spells).id, said };
      break;
    case 11:
      return act({ do: 'end' });
    default:
  }
  const attack = oneOf(random, attacks);
  return act({ do: 'attack', skill: attack.id, target: namesTarget(attack.attack) ? target : null });
}
