import { game as rage } from '@sanguine/blood-rage/game.ts';
import { kit as rageKit } from '@sanguine/blood-rage/test/kit/kit.ts';
import { game as stone } from '@sanguine/blood-stone/game.ts';
import { kit as stoneKit } from '@sanguine/blood-stone/test/kit/kit.ts';
import { game as fields } from '@sanguine/bloodfields/game.ts';
import { kit as fieldsKit } from '@sanguine/bloodfields/test/kit/kit.ts';
import { game as stones } from '@sanguine/bloodstones/game.ts';
import { kit as stonesKit } from '@sanguine/bloodstones/test/kit/kit.ts';
import type { AnyGame, TableChoices } from '@sanguine/kernel';
import {
  type AnyKit,
  betrayals,
  botSecrecy,
  type BotGame,
  type BotSecrets,
} from '@sanguine/kernel/conformance';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { botFor, botsOf, explained, playoutBudget } from '../index.ts';

type Secrets = BotSecrets<
  AnyGame['setup'] extends (...given: never) => infer Setup ? Setup : never,
  unknown,
  unknown,
  unknown
>;

/** One game to look at. */
interface Watched {
  readonly seats: number;
  readonly choices: TableChoices;
  readonly level: string;
}

function secretsOf(
  game: AnyGame,
  kit: Pick<AnyKit, 'scramble' | 'open'>,
  watched: readonly Watched[],
  every: number,
  playouts = 8,
): Secrets {
  const levels = botsOf(game).map((name) => [name, botFor(game, name, playoutBudget(playouts))] as const);
  const bots = Object.fromEntries(
    levels.flatMap(([level, bot]) => (bot === undefined ? [] : [[level, bot]])),
  );
  const games = watched.map(({ seats, choices, level }): BotGame<ReturnType<AnyGame['setup']>> => ({
    name: `${game.engine.id} of ${seats} ${JSON.stringify(choices)}`,
    setup: game.setup(seats, choices),
    levels: Array.from({ length: seats }, () => level),
    seed: `secrets ${level}`,
  }));
  return { kit, bots, explained: (view, seat, choice) => explained(game, view, seat, choice), games, every };
}

const SECRETS: readonly (readonly [AnyGame, Secrets])[] = [
  [
    stones,
    secretsOf(
      stones,
      stonesKit,
      [
        { seats: 2, choices: { options: { swapVisibility: 'secret' } }, level: 'veteran' },
        { seats: 3, choices: {}, level: 'recruit' },
      ],
      23,
    ),
  ],
  [
    rage,
    secretsOf(
      rage,
      rageKit,
      [
        { seats: 2, choices: { options: { clans: 'picked' } }, level: 'recruit' },
        { seats: 3, choices: { options: { spectatorHands: 'yes' } }, level: 'recruit' },
      ],
      17,
    ),
  ],
  [stone, secretsOf(stone, stoneKit, [{ seats: 2, choices: {}, level: 'veteran' }], 3)],
  [fields, secretsOf(fields, fieldsKit, [{ seats: 2, choices: { board: 'pit' }, level: 'veteran' }], 31)],
];

test('every game is looked at', () => {
  expect(SECRETS.map(([{ engine }]) => engine.id).toSorted()).toEqual(
    GAMES.map(({ engine }) => engine.id).toSorted(),
  );
});

describe.each(SECRETS.map(([game, secrets]) => ({ id: game.engine.id, game, secrets })))(
  'bots of $id',
  ({ game, secrets }) => {
    botSecrecy(game, secrets);
  },
);

describe('a fault is found:', () => {
  const [{ choices, ...one }] = [{ seats: 2, choices: {}, level: 'veteran' }];
  const few = secretsOf(stone, stoneKit, [{ ...one, choices }], 3, 2);
  const game: AnyGame = stone;
  const leaksOf = (faulty: AnyGame, secrets: Secrets = few): readonly string[] =>
    betrayals(faulty, secrets).leaks;

  test('a mask that hides nothing lets bots choose by what they see', () => {
    const { engine } = game;
    const mask: typeof engine.mask = (state) => engine.mask(state, null) && (engine.clone(state) as never);
    expect(leaksOf({ ...game, engine: { ...engine, mask } })).not.toEqual([]);
  });

  test('a reason that tells what the bot thought', () => {
    const told: AnyGame['told'] = (_view, _seat, _move, thought) => thought;
    const faulty = { ...game, told };
    const secrets: Secrets = {
      ...few,
      explained: (view, seat, choice) => explained(faulty, view, seat, choice),
    };
    expect(leaksOf(faulty, secrets).join('\n')).toMatch(/depends on what it hides/);
  });
});
