import type { Seat } from '@sanguine/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { Event } from '../../rules/events.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import { REVEAL_MS, stagedFor } from '../../text/reveal-time.ts';
import { APPEAR_MS, delaysOf, type Moment, revealOf, TURN_MS } from '../battle/reveal.ts';
import { toldSides } from '../battle/sides.ts';
import { type PillageStory, storiesOf } from '../battle/story.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The time until nothing moves any more. */
const lengthOf = (moments: readonly Moment[]): number => sum(delaysOf(moments)) + APPEAR_MS;

const staged = (story: Pick<PillageStory, 'lines'>, order: readonly Seat[] = []): readonly Moment[] =>
  revealOf(story, { order, sight: 'revealed' });

function storyOf(scene: Scene, earlier: readonly Event[]): PillageStory {
  const [story] = storiesOf([...earlier, ...scene.events]);
  if (story === undefined) throw new Error('no story');
  return story;
}

/** A battle of three in which everybody’s card counts. */
function three(): PillageStory {
  const scene = new Scene(
    'wolf gimle leader, hand tyrs-smash troll; bear gimle warrior, hand tyrs-bash lokis-domain; raven gimle warrior, hand heimdalls-sight dwarf-chieftain',
  ).does('wolf', 'pillage gimle');
  const earlier = [...scene.events];
  scene.fights('wolf tyrs-smash, bear tyrs-bash, raven heimdalls-sight');
  return storyOf(scene, earlier);
}

/** `+` for a face-up card, a number once it is counted. */
const drawn = ({ cards }: Moment): string =>
  cards.map(({ seat, down, adds }) => `${seat}${down ? '?' : (adds ?? '!')}`).join(' ');

describe('a reveal', () => {
  test('turns cards over one after the other as their sides stand, then counts them one by one', () => {
    const seen = staged(three(), [1, 0, 2]).map(drawn);
    expect(seen.slice(0, seen.indexOf('12 03 23') + 1)).toEqual([
      '1? 0? 2?',
      '1! 0? 2?',
      '1! 0! 2?',
      '1! 0! 2!',
      '11 0! 2!',
      '12 0! 2!',
      '12 01 2!',
      '12 02 2!',
      '12 03 2!',
      '12 03 21',
      '12 03 22',
      '12 03 23',
    ]);
  });

  test('lets the last card lie open before anything is counted, and tells the winner after that', () => {
    const moments = staged(three(), [0, 1, 2]);
    const counting = moments.findIndex(({ cards }) => cards.some(({ adds }) => adds !== null));
    expect(moments[counting]?.after).toBe(TURN_MS);
    const verdict = moments.findIndex(({ told }) => told === 2);
    expect(moments[verdict - 1]).toMatchObject({ told: 1, cards: [{ adds: 3 }, { adds: 2 }, { adds: 3 }] });
  });

  test('goes on from where it was when more happens: nothing that was shown changes', () => {
    const { lines } = three();
    const whole = staged({ lines }).map(({ cards, told }) => ({ cards, told }));
    for (let count = 1; count < lines.length; count += 1) {
      const part = staged({ lines: lines.slice(0, count) }).map(({ cards, told }) => ({ cards, told }));
      expect(whole.slice(0, part.length)).toEqual(part);
    }
  });

  test('has nothing to stage before the cards are shown', () => {
    expect(delaysOf(staged({ lines: [] }))).toEqual([]);
  });

  test('takes new cards face down after Heimdall’s Watch', () => {
    const again: Event[] = [
      { e: 'cards.revealed', cards: [{ seat: 0, card: 'heimdalls-watch-3' }] },
      { e: 'watch.called', seat: 0, bonus: 0 },
      { e: 'cards.revealed', cards: [{ seat: 0, card: 'tyrs-smash-1' }] },
    ];
    expect(staged({ lines: again }).map(drawn)).toEqual([
      '0?',
      '0!',
      '00',
      '00',
      '0?',
      '0!',
      '01',
      '02',
      '03',
    ]);
  });
});

test('in every battle of whole games the counts end at what the rules compared', () => {
  let battles = 0;
  for (const table of TABLES) {
    const events = [...randomGame(table)].flatMap((play) => play.events);
    for (const story of storiesOf(events).filter(({ totals }) => totals.length > 0)) {
      const moments = revealOf(story, { order: story.seats, sight: table.options?.sight ?? 'revealed' });
      const last = moments.at(-1);
      if (last === undefined) throw new Error('nothing is staged');
      const shown = toldSides(story, null, last).map(({ seat, strength, bonus }) => ({
        seat,
        figures: strength,
        cards: bonus,
      }));
      expect(shown).toEqual(story.totals);
      expect(last.told).toBe(story.lines.length);
      expect(lengthOf(moments)).toBeLessThan(2000);
      battles += 1;
    }
  }
  expect(battles).toBeGreaterThan(20);
});

/** Cards of up to five sides, with whatever may happen between the reveal and the end. */
const battles = fc
  .record({
    seats: fc.integer({ min: 2, max: 5 }),
    cards: fc.array(fc.constantFrom(...CARDS.map(({ card }) => card)), { minLength: 5, maxLength: 5 }),
    late: fc.array(
      fc.record({
        seat: fc.integer({ min: 0, max: 4 }),
        card: fc.constantFrom(...CARDS.map(({ card }) => card)),
      }),
      { maxLength: 6 },
    ),
    after: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ seats, cards, late, after }): Event[] => [
    { e: 'cards.revealed', cards: cards.slice(0, seats).map((card, seat) => ({ seat, card })) },
    ...late.map(({ seat, card }) => ({ e: 'late.played' as const, seat: seat % seats, card })),
    { e: 'strength.compared', province: 'gimle', totals: [], winner: null },
    ...Array.from({ length: after }, (_, seat) => ({ e: 'rage.gained' as const, seat, rage: 1 })),
  ]);

test('whatever happens, it ends within two seconds', () => {
  fc.assert(
    fc.property(battles, (lines) => {
      const moments = staged({ lines });
      expect(lengthOf(moments)).toBeLessThan(2000);
      expect(delaysOf(moments).every((delay) => delay >= 0)).toBe(true);
    }),
  );
});

test('what bots wait after a row is long enough to stage it', () => {
  fc.assert(
    fc.property(battles, (lines) => {
      const rows = lines.findIndex(({ e }) => e === 'strength.compared');
      expect(sum(delaysOf(staged({ lines: lines.slice(0, 1) })))).toBeLessThanOrEqual(
        REVEAL_MS['cards.revealed'],
      );
      const before = sum(delaysOf(staged({ lines: lines.slice(0, rows) })));
      const whole = lengthOf(staged({ lines }));
      expect(whole - before).toBeLessThanOrEqual(REVEAL_MS['strength.compared']);
      expect(whole).toBeLessThanOrEqual(sum(lines.map(stagedFor)));
    }),
  );
});
