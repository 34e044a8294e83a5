import { courseConformance, walk as walked } from '@sanguine/ui/test/course.ts';
import { expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import { tutorial } from './tutorial.ts';
import { guides } from '../guides.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const walk = (until?: string) => walked(bloodstones, tutorial, until);
const rival = 1 - tutorial.seat;

courseConformance(bloodstones, tutorial, guides, { en, ja });

test('the lessons lead to the capture of the two villages', () => {
  const { players } = walk().match.state;
  expect(players[tutorial.seat]).toMatchObject({ faction: 'horseLords', vp: 2, capturedVillages: 2 });
  expect(players[rival]).toMatchObject({ faction: 'dragonRiders', vp: 3, capturedVillages: 0 });
});

test('the numbers the lessons name are those of the battles', () => {
  const { events } = walk();
  const revealed = events.filter((event) => event.e === 'battle.revealed');
  expect(revealed.map(({ attacker, defender }) => [attacker.total, defender.total])).toEqual([
    [18, 11],
    [15, 13],
  ]);
  expect(revealed[0]?.defender.tiles, 'the dragon').toEqual([5, 2, 2]);
  const drawn = events.filter((event) => event.e === 'battle.drew');
  expect(drawn.filter(({ seat }) => seat === tutorial.seat).at(-1)?.tiles, 'the swap').toEqual([4, 3, 3, 2]);
});

test('the first hand has every tile the lessons speak of', () => {
  const { match } = walk('pick');
  expect(match.viewFor(tutorial.seat).players[tutorial.seat]?.hand).toEqual(
    expect.arrayContaining(['leader', 'cavalry', 'swords', 'skirmishers', 'shield', 'ship', 'blank']),
  );
});
