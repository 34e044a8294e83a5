import { Match } from '@sanguine/kernel';
import { courseConformance, walk as walked } from '@sanguine/ui/test/course.ts';
import { expect, test } from 'vitest';
import { UNIT_CARDS } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import { pileOf } from '../../rules/cards.ts';
import { tutorial } from './tutorial.ts';
import { guides } from '../guides.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const walk = (until?: string) => walked(bloodStone, tutorial, until);
const rival = 1 - tutorial.seat;

courseConformance(bloodStone, tutorial, guides, { en, ja });

/** Whether this seed deals what the lessons mention, and the Siphon succeeds. */
function fits(seed: string): boolean {
  const match = Match.open(bloodStone, { setup: tutorial.setup, dice: { generator: 'swift', seed } });
  const dealt = (): boolean =>
    ['manipulate', 'bloodBoil', 'siphon'].every((card) => match.state.blood.hand.includes(card as 'siphon'));
  const script = [...tutorial.script];
  const wanted = tutorial.lessons.flatMap(({ wants }) => wants);
  for (;;) {
    const [seat = -1] = match.deciders();
    const text = seat === rival ? script.shift() : wanted.shift();
    if (text === undefined) return true;
    if (text === 'cast manipulate' && !dealt()) return false;
    const parsed = bloodStone.notation.parse(match.viewFor(seat), seat, text);
    if (!parsed.ok || !match.submit(seat, parsed.move).ok) return false;
    const rolled = match
      .log(null)
      .at(-1)
      ?.events.find(({ e }) => e === 'die.rolled');
    if (rolled?.e === 'die.rolled' && !rolled.won) return false;
  }
}

test('these dice fit the lessons; when the cards have changed, others are named', () => {
  const seeds = [tutorial.seed, ...Array.from({ length: 500 }, (_, at) => `red moon ${at + 1}`)];
  expect(tutorial.seed).toBe(seeds.find(fits));
});

test('the lessons lead to the bursting boar, which takes the Swordsman with it', () => {
  const { boar, swordsman, witch } = walk().match.state.figures;
  expect([boar.status, swordsman.status]).toEqual(['realm', 'realm']);
  // The Siphon gave her one stone, the Archer took one, the burst four.
  expect(witch.blood).toBe(UNIT_CARDS.witch.blood - 4);
});

test('the first hand has the three spells the lessons speak of, and the Siphon takes hold', () => {
  const { match } = walk('hand');
  expect(pileOf(match.viewFor(tutorial.seat), tutorial.seat).hand).toEqual([
    'manipulate',
    'bloodBoil',
    'siphon',
  ]);
  const { events } = walk('siphon');
  expect(events.filter(({ e }) => e === 'die.rolled')).toMatchObject([{ die: 6, won: true }]);
});

test('the boar was hurt before it is time to burst, and the Witch has enough to offer', () => {
  const { boar, witch } = walk('answer').match.state.figures;
  expect(boar.blood).toBeLessThan(UNIT_CARDS.boar.blood);
  expect(witch.blood).toBeGreaterThan(4);
});
