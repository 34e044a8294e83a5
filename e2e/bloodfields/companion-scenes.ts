import type { Page } from '@playwright/test';
import { type Random, swiftRandom } from '@sanguine/kernel';
import {
  begin,
  type Battle,
  isOver,
  recordOf,
  tapped,
  throwsBefore,
} from '@sanguine/bloodfields/board/companion/state/battle.ts';
import { thrownByApp } from '@sanguine/bloodfields/board/companion/state/dice.ts';
import {
  END_TURN,
  NOTHING_SAID,
  packed,
  type Row,
} from '@sanguine/bloodfields/board/companion/state/rows.ts';
import { actingUnit, isScoring } from '@sanguine/bloodfields/board/companion/state/run.ts';
import { placesOf } from '@sanguine/bloodfields/board/companion/state/stage.ts';
import { namesTarget } from '@sanguine/bloodfields/rules/attack/legality.ts';
import { sequence } from '@sanguine/bloodfields/rules/sequence.ts';
import { skillSet } from '@sanguine/bloodfields/rules/skills.ts';
import { isAlive, unitOf, unitsWhere } from '@sanguine/bloodfields/rules/units.ts';

const IRON_VIGIL =
  'orlen+loaded-die ilmane+evil-eye+protection tobren+tether-rope maud+hawk pike*2 kessa+heros-spur';
const DEAD_WEIGHT =
  'sorrow+vigour+loaded-die brine+cracked-mirror+battle husk*4 ironlung+stone eel+swiftness+wrath fenn+warding-pebble';

/** What two people might tap next: attacks, ends of turns, whatever the rules ask. */
function nextTap(battle: Battle, random: Random): Row {
  const { table, pending, setup } = battle;
  if (pending !== null) {
    const faces = thrownByApp(setup.seed, throwsBefore(battle), pending.wanted);
    return { tap: 'throw', faces: [...faces], real: false };
  }
  if (isScoring(table))
    return { tap: 'score', held: placesOf(table).map((_, at) => (at === 0 ? 0 : at === 1 ? 1 : null)) };
  const id = actingUnit(table);
  if (id === null) {
    const [seat = 0] = sequence.deciders(table);
    const moves = sequence.moves(table, seat);
    const plain = moves.filter(({ do: verb }) => verb === 'keep' || verb === 'pass' || verb === 'spend');
    return { tap: 'answer', move: random.draw(plain.length > 0 ? plain : moves) };
  }
  const unit = unitOf(table, id);
  const foes = unitsWhere(table, (other) => isAlive(other) && other.owner !== unit.owner);
  const [attack] = skillSet(unit.kind).attacks;
  if (unit.turn.moved > 0 || attack === undefined || !namesTarget(attack.attack)) return END_TURN;
  if (battle.notes.length > battle.since.notes) return { tap: 'walk', far: false };
  const target = random.draw(foes);
  return {
    tap: 'act',
    move: { do: 'attack', skill: attack.id, target },
    said: { ...NOTHING_SAID, targets: [target] },
  };
}

/** Moments of one battle: a unit of the lower half acts, its player decides about dice, a round is scored, the battle is over. */
const MOMENTS = {
  turn: ({ table, pending }: Battle) => {
    const acting = pending === null ? actingUnit(table) : null;
    return table.round === 3 && acting !== null && unitOf(table, acting).owner === 0;
  },
  dice: ({ table, pending }: Battle) => {
    const top = table.frames.at(-1);
    return table.round === 2 && pending === null && top?.step === 'dice' && top.seat === 0;
  },
  scoring: ({ table }: Battle) => table.round === 4 && isScoring(table),
  over: isOver,
} as const;

/** A battle on the companion, played up to a moment. */
function battleUntil(comes: (battle: Battle) => boolean): Battle {
  let battle = begin({
    names: ['Anneke', 'Pilar'],
    titles: ['Iron Vigil', 'Dead Weight'],
    rosters: [IRON_VIGIL, DEAD_WEIGHT],
    scenario: 'three-standards',
    size: 'large',
    points: 200,
    holder: 0,
    seed: 'a kitchen table',
  });
  const random = swiftRandom('a kitchen table');
  while (battle !== null && !isOver(battle) && !comes(battle)) {
    battle = tapped(battle, nextTap(battle, random)) ?? tapped(battle, END_TURN);
  }
  if (battle === null || !comes(battle)) throw new Error('the moment never comes');
  return battle;
}

/** Opens the companion as if a battle had been played there up to this moment. */
export async function openCompanion(page: Page, moment: keyof typeof MOMENTS): Promise<void> {
  const battle = battleUntil(MOMENTS[moment]);
  // The page itself creates the database.
  await page.goto('/companion/bloodfields');
  await page.locator('[data-guide="begin"]').waitFor();
  await page.evaluate(
    async ([key, record]) => {
      const opening = indexedDB.open('sanguine');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('notes', 'readwrite');
      writing.objectStore('notes').put(record, key);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    ['bloodfields/companion/kitchen', JSON.stringify(packed(recordOf(battle)))] as const,
  );
  await page.goto('/companion/bloodfields/play/kitchen');
  await page.locator('[data-guide="menu"], [data-guide="result:save"]').first().waitFor();
}
