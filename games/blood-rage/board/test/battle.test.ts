import type { Masked, Seat } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { Scene, type Who } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { forceLines } from '../battle/forces.ts';
import { holdingsOf } from '../battle/holdings.ts';
import { linesOf } from '../battle/lines.ts';
import { oddsNow } from '../chances/odds-now.ts';
import { winNotes } from '../chances/win-note.ts';
import { fallenOf, inOrder, openSides, toldSides } from '../battle/sides.ts';
import { revealOf, momentAt } from '../battle/reveal.ts';
import { inSight, lastOver, newTo, passedBy, storiesOf } from '../battle/story.ts';
import { verdictOf } from '../battle/verdict.tsx';

const DUEL = 'wolf gimle leader, hand tyrs-smash troll; bear gimle warrior, hand tyrs-bash lokis-domain';

function seenBy(scene: Scene, who: Who): { view: Masked<State>; seat: Seat } {
  const seat = scene.seat(who);
  return { view: seen(scene, seat), seat };
}

test('a battle is told from the cards on, and is over when the next turn begins', () => {
  const scene = new Scene(DUEL);
  scene.does('wolf', 'pillage gimle');
  const events = [...scene.events];
  const [open] = storiesOf(events);
  expect(open).toMatchObject({ province: 'gimle', seats: [0, 1], lines: [], winner: 'open' });
  scene.fights('wolf tyrs-smash, bear tyrs-bash');
  events.push(...scene.events);
  const [story] = storiesOf(events);
  if (story === undefined) throw new Error('no story');
  expect(story).toMatchObject({ winner: 0, totals: [{ figures: 3 }, { figures: 1 }] });
  expect(story.lines[0]?.e).toBe('cards.revealed');
  expect(story.lines.some(({ e }) => e === 'turn.began' || e === 'card.chosen')).toBe(false);
});

const began = (seat: Seat, fought: readonly Seat[]): Event[] => [
  { e: 'turn.began', seat, age: 1, rage: 3 },
  { e: 'pillage.began', seat, province: 'gimle', by: 'action' },
  ...(fought.length === 0 ? [] : [{ e: 'battle.began', province: 'gimle', seats: fought } as const]),
];

test('one’s own battle stays in sight until it is put away, whatever the others begin meanwhile', () => {
  const stories = storiesOf([...began(0, [0, 1]), ...began(1, [1, 2]), ...began(2, [])]);
  const [own, theirs, unopposed] = stories;
  const look = (away: number, open: boolean, viewer: Seat | null) =>
    inSight(stories, { seen: away, open, viewer })?.key;
  expect(look(-1, true, 0)).toBe(own?.key);
  expect(look(own?.key ?? -1, true, 0)).toBe(unopposed?.key);
  // With several, the one fought first.
  expect(look(-1, true, 1)).toBe(own?.key);
  expect(look(own?.key ?? -1, true, 1)).toBe(theirs?.key);
  // A spectator is shown the battle in progress, and nothing of an unopposed pillage.
  expect(look(-1, true, null)).toBe(unopposed?.key);
  expect(look(-1, false, null)).toBeUndefined();
});

test('with the Age its battles are out of sight, but for who fought and has not seen it', () => {
  const over = { e: 'age.ended', age: 1, glory: [0, 0] } as const;
  const events = [...began(0, [0, 1]), over, ...began(1, [1, 2])];
  const told = (viewer: Seat | null) =>
    newTo(storiesOf(events), viewer, { before: -1, age: events.indexOf(over) }).map(({ seats }) => seats);
  expect([told(null), told(0), told(2)]).toEqual([
    [[1, 2]],
    [
      [0, 1],
      [1, 2],
    ],
    [[1, 2]],
  ]);
});

test('who comes to the screen after a battle is shown it once, if it was theirs', () => {
  const scene = new Scene(DUEL);
  scene.does('wolf', 'pillage gimle');
  const events = [...scene.events];
  const chose = events.length;
  scene.fights('wolf tyrs-smash, bear tyrs-bash');
  events.push(...scene.events);
  const stories = storiesOf(events);
  const comes = (viewer: Seat | null, acted: number) => {
    const before = lastOver(stories, false)?.key ?? -1;
    const told = newTo(stories, viewer, { before, age: -1 });
    return inSight(told, { seen: passedBy(stories, { open: false, acted }), open: false, viewer })?.province;
  };
  // Both acted last when they chose their cards, before the reveal.
  expect([comes(0, chose), comes(1, chose)]).toEqual(['gimle', 'gimle']);
  expect(comes(1, events.length), 'acted since').toBeUndefined();
  expect(comes(null, 0), 'only watches').toBeUndefined();
  expect(comes(2, 0), 'did not fight').toBeUndefined();
});

test('who answers a late card has not passed the battle by', () => {
  const stories = storiesOf([...began(0, [0, 1]), { e: 'late.stayed', seat: 1 }, ...began(1, [])]);
  const [fought] = stories;
  if (fought === undefined) throw new Error('no story');
  expect(passedBy(stories, { open: false, acted: fought.end - 1 })).toBe(-1);
  expect(passedBy(stories, { open: false, acted: fought.end })).toBe(fought.key);
});

test('what a rival may hold is told before the reveal, and nothing of an empty hand', () => {
  const { view, seat } = seenBy(new Scene(DUEL).does('wolf', 'pillage gimle'), 'wolf');
  const held = holdingsOf(view, 1, seat);
  // Two players’ decks have no unseen card of +3 or +4.
  expect(held?.bonuses.slice(2)).toEqual([
    { bonus: 3, percent: 11 },
    { bonus: 4, percent: 11 },
    { bonus: 5, percent: 11 },
  ]);
  expect(held?.late).toBeNull();
  expect(holdingsOf(view, seat, seat)).toBeNull();
});

test('every card of the hand tells its chance to win, and the best is marked', () => {
  const { view, seat } = seenBy(new Scene(DUEL).does('wolf', 'pillage gimle'), 'wolf');
  const odds = oddsNow(view, seat);
  expect(odds).toBe(oddsNow(view, seat));
  const notes = odds.map(({ card }) =>
    winNotes('en', view, seat, card).map(({ says, tone }) => [card, says, tone]),
  );
  expect(notes).toMatchInlineSnapshot(`
    [
      [
        [
          "troll-1",
          "win 69% – 83%",
          "plain",
        ],
      ],
      [
        [
          "tyrs-smash-1",
          "★ win 89% – 94%",
          "good",
        ],
      ],
    ]
  `);
  expect(winNotes('ja', view, seat, 'tyrs-smash-1')[0]?.says).toMatch(/^★ 勝率/);
  expect(winNotes('en', view, seat, 'tyrs-rage-2')).toEqual([]);
});

test('who counts is told kind by kind, pairs of Warriors together, and adds up', () => {
  const scene = new Scene('wolf gimle leader 3 warrior, sheet brothers-in-arms troll; bear');
  const { view, seat } = seenBy(scene, 'wolf');
  expect(forceLines(view, seat, 'gimle')).toEqual([
    { figure: 'leader', count: 1, strength: 3 },
    { figure: 'warrior', count: 3, strength: 3 + 1 },
  ]);
});

test('what befalls a side stands with that side, and one’s own side comes first', () => {
  const scene = new Scene(DUEL).does('wolf', 'pillage gimle');
  const events = [...scene.events];
  const { view } = seenBy(scene, 'bear');
  expect(inOrder(openSides(view, [], 1, null), 1, 0).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(inOrder(openSides(view, [], null, null), null, 0).map(({ seat }) => seat)).toEqual([0, 1]);
  scene.fights('wolf tyrs-smash, bear tyrs-bash');
  const [story] = storiesOf([...events, ...scene.events]);
  if (story === undefined) throw new Error('no story');
  const told = (fought: boolean) => linesOf('en', view, story, story.lines.length, fought);
  expect(told(false).of(1)).toContainEqual({ seat: 1, says: 'Bear loses a Warrior in Gimle', told: true });
  const lines = told(true);
  expect(lines.of(1)).toEqual([]);
  expect(lines.of(0).map(({ says }) => says)).toContain('Wolf gains 3 Glory for the victory');
  expect(lines.of(0).every(({ says }) => says.startsWith('Wolf'))).toBe(true);
  const moments = revealOf(story, { order: [0, 1], sight: 'revealed' });
  const [wolf, bear] = toldSides(story, null, momentAt(moments, moments.length - 1));
  expect([wolf?.cards, bear?.cards]).toMatchObject([[{ goes: 'spent' }], [{ goes: 'returned' }]]);
  // Figures do not fall before their line is shown.
  const judged = moments.findIndex((one) => one.told === 2);
  expect(toldSides(story, null, momentAt(moments, judged))).toMatchObject([
    { fallen: [] },
    { fallen: [], cards: [{ goes: null }] },
  ]);
  expect(lines.others).toEqual([]);
  expect(fallenOf(story.lines, 1)).toEqual(['warrior']);
  const verdicts = ([0, 1, null] as const).map((viewer) =>
    verdictOf('en', story, viewer, (seat) => ['Wolf', 'Bear'][seat] ?? ''),
  );
  expect(verdicts).toEqual(['You win, 6 to 3', 'Wolf wins, 6 to 3', 'Wolf wins, 6 to 3']);
});
