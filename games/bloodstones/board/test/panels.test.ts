import { type Locale, LOCALES, type RowUpdate, type Viewer } from '@sanguine/kernel';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import { wholePercent, wholePercents } from '@sanguine/ui/odds/percents.ts';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { seatedPlayers, settingsIn, tableProps, wordsOf } from '@sanguine/ui/test/table-props.ts';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../../content/factions.ts';
import type { Area } from '../../content/map.ts';
import type { Event } from '../../rules/events.ts';
import { finalOutcome } from '../../rules/end.ts';
import type { Move } from '../../rules/moves.ts';
import { prospectsOf } from '../../rules/prospects.ts';
import type { State } from '../../rules/state.ts';
import { attackWon } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { BROKEN, randomGame, seen, TABLES } from '../../test/spoken.ts';
import { BattlePanel } from '../battle/battle-panel.tsx';
import { percentOf } from '../battle/chances.ts';
import { FactionCard } from '../faction/faction-card.tsx';
import { tileTallies } from '../faction/tile-tally.ts';
import { presenceLines } from '../map/labels.ts';
import { BriefTip, isBrief } from '../overlay/brief-tip.tsx';
import { NOTHING } from '../plan/selection.ts';
import { targetsOf } from '../plan/targets.ts';
import { PlayerPlates } from '../plates/player-plates.tsx';
import { Result } from '../scores/result.tsx';

const nothing = (): void => undefined;

/** What is said to somebody. */
const TO_SOMEBODY = /\byou(?:rs?)?\b|あなた/i;

const drawn = (element: ReactElement): string => wordsOf(renderToStaticMarkup(element));
const seats = ({ players }: State) => seatedPlayers(players.length);

function panel(
  view: ReturnType<typeof seen>,
  viewer: Viewer,
  locale: Locale,
  latest: RowUpdate<Event> | null = null,
  about: Partial<ComponentProps<typeof BattlePanel>> = {},
) {
  return createElement(BattlePanel, {
    view,
    viewer,
    players: seats(view),
    settings: settingsIn(locale),
    latest,
    live: true,
    past: false,
    events: [],
    acted: 0,
    news: { isNew: () => true, putAway: nothing },
    asked: false,
    picked: null,
    onPick: nothing,
    openRules: nothing,
    show: nothing,
    ...about,
  });
}

describe('words', () => {
  test.each(TABLES)(
    'in a random game of $seats panels and plates speak every language without a hole',
    (context) => {
      let battles = 0;
      for (const { view, seat, row } of randomGame(context)) {
        const step = view(null).frames.at(-1)?.step;
        const fighting = step === 'swap' || step === 'stand';
        if (!fighting && row % 40 !== 0) continue;
        if (fighting && ++battles > 25) continue;
        for (const locale of LOCALES) {
          for (const viewer of [seat, null]) {
            const mask = view(viewer);
            expect(drawn(panel(mask, viewer, locale))).not.toMatch(BROKEN);
            const plates = createElement(PlayerPlates, {
              view: mask,
              viewer,
              deciders: [seat],
              players: seats(mask),
              settings: settingsIn(locale),
              events: [],
              openRules: nothing,
            });
            expect(drawn(plates)).not.toMatch(BROKEN);
          }
        }
      }
      expect(battles).toBeGreaterThan(0);
    },
  );

  test.each(FACTIONS)('the card of %s', (faction) => {
    const scene = new Scene({ factions: [faction, faction === 'hillFolk' ? 'corsairs' : 'hillFolk'] });
    for (const locale of LOCALES) {
      const card = createElement(FactionCard, {
        locale,
        faction,
        tallies: tileTallies(seen(scene, 0), 0, 0),
        note: '',
        openRules: nothing,
      });
      expect(drawn(card)).not.toMatch(BROKEN);
    }
  });

  test('the final scores', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'hillFolk', 'corsairs'] });
    scene.player('hillFolk').vp = 12;
    scene.player('corsairs').vp = 12;
    scene.state.frames = [];
    for (const locale of LOCALES) {
      const props = tableProps<State, Move, Event>(locale, {
        view: seen(scene, null),
        viewer: null,
        number: 0,
        deciders: [],
        players: seats(scene.state),
      });
      const final = createElement(Result, { props, outcome: finalOutcome(scene.state) });
      const words = drawn(final);
      expect(words).not.toMatch(BROKEN);
      expect(words).toContain(
        locale === 'en' ? 'Player 2 and Player 3 share the win' : 'Player 2、Player 3の同時優勝',
      );
    }
  });
});

describe('the battle panel', () => {
  const scene = (): Scene =>
    new Scene({ factions: ['hillFolk', 'corsairs', 'dragonRiders'] })
      .units('hillFolk', 2, 'giant leader')
      .units('corsairs', 2, '2 axes shield')
      .hand('hillFolk', 'blank')
      .hand('corsairs', 'axes');

  test('says nothing while there is peace', () => {
    expect(renderToStaticMarkup(panel(seen(scene(), 0), 0, 'en'))).toBe('');
  });

  const swapping = (): Scene =>
    scene()
      .rig('hillFolk', 5, 4, 3, 2)
      .rig('corsairs', 5, 5, 4, 2)
      .does('hillFolk', 'battle @2 seat 1')
      .does('corsairs', 'stand')
      .asks('hillFolk', 'swap');

  test('shows each viewer what that viewer may know', () => {
    const fight = swapping();
    const seenBy = (viewer: Viewer): string => drawn(panel(seen(fight, viewer), viewer, 'en'));
    expect(seenBy(0)).toContain('Swap your 2 for one tile of your hand?');
    expect(seenBy(0).match(/face down/g)).toHaveLength(4);
    expect(seenBy(1)).not.toContain('Swap your');
    expect(seenBy(1).match(/face down/g)).toHaveLength(4);
    expect(seenBy(2)).toMatch(/The Hill Folk attack the Corsairs: \d+% to win/);
    expect(seenBy(2)).not.toContain('face down');
    expect(seenBy(null).match(/face down/g)).toHaveLength(8);
    expect(seenBy(null)).toContain('exact, if nobody swaps');
  });

  test.each(LOCALES)('in a replay asks nobody anything and calls everybody by name, in %s', (locale) => {
    const view = seen(swapping(), 0);
    const players = seats(view).map((player) => ({ ...player, shares: true }));
    const looked = drawn(panel(view, 0, locale, null, { players, past: true, live: false }));
    expect(looked).toMatch(/Hill Folk|ヒルフォーク/);
    expect(looked).not.toMatch(TO_SOMEBODY);
    expect(drawn(panel(view, 0, locale))).toMatch(TO_SOMEBODY);
  });
});

describe('the report of a battle', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '3 swords')
    .units('horseLords', 14, 'swords');
  attackWon(scene, 'dragonRiders', 'horseLords', 14);
  const row = toldRow(scene.events);
  const shown = (latest: typeof row | null, about: Partial<ComponentProps<typeof BattlePanel>>): string =>
    renderToStaticMarkup(panel(seen(scene, 0), 0, 'en', latest, { events: scene.events, ...about }));

  test('lies open over the map for who has just fought, or has nothing to do', () => {
    expect(shown(row, { asked: true })).toContain('data-guide="battle:next"');
    expect(shown(null, { asked: false })).toContain('data-guide="battle:next"');
  });

  test('tells in a replay who has won by their name', () => {
    const players = seats(seen(scene, 0)).map((player) => ({ ...player, shares: true }));
    const looked = wordsOf(shown(row, { players, past: true }));
    expect(looked).toContain('Dragon Riders win');
    expect(looked).not.toMatch(TO_SOMEBODY);
  });

  test('is a strip once its viewer is asked something else', () => {
    const strip = shown(null, { asked: true });
    expect(strip).toContain('You win');
    expect(strip).toContain('data-guide="battle:close"');
    expect(strip).not.toContain('data-guide="battle:next"');
  });

  test('does not come back after it was put away', () => {
    const news = { isNew: () => false, putAway: nothing };
    expect(shown(null, { asked: false, news })).toBe('');
    expect(shown(row, { asked: true, news })).toBe('');
  });
});

describe('the odds bar', () => {
  test('whole percents add up to a hundred; only what is certain is 0 or 100', () => {
    expect(wholePercents([0.7143, 0.1786, 0.1071])).toEqual([71, 18, 11]);
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(wholePercents([0.999, 0.0005, 0.0005])).toEqual([98, 1, 1]);
    expect(wholePercents([1, 0, 0])).toEqual([100, 0, 0]);
    expect([0, 0.0001, 0.5, 0.9999, 1].map(wholePercent)).toEqual([0, 1, 50, 99, 100]);
  });

  test('is told to who cannot see it, and a share that cannot happen is left out', () => {
    const bar = renderToStaticMarkup(
      createElement(OddsBar, {
        label: 'Your chance to win',
        shares: [
          { tone: 'win', chance: 0.96, says: 'win' },
          { tone: 'tie', chance: 0.04, says: 'tie' },
          { tone: 'lose', chance: 0, says: 'lose' },
        ],
      }),
    );
    expect(bar).toContain('Your chance to win: win 96%, tie 4%, lose 0%');
    expect(bar.match(/flex-grow/g)).toHaveLength(2);
    expect(bar).toContain('tie 4%</li>');
  });
});

const marching = (): Scene =>
  new Scene({ factions: ['dragonRiders', 'necromancers'] })
    .units('dragonRiders', 14, '2 swords')
    .units('necromancers', 15, '2 goblins cavalry')
    .hand('dragonRiders', 'blank skirmishers')
    .hand('necromancers', 'swords');

/** What the tip of an area knows once the army in 14 is chosen. */
function toldOf(area: Area, locale: Locale = 'en') {
  const view = seen(marching(), 0);
  const target = targetsOf(view, 0, { ...NOTHING, from: 14 }).find((one) => one.area === area) ?? null;
  const last = target?.moves.at(-1);
  return {
    locale,
    view,
    seat: 0,
    target,
    present: presenceLines(locale, view, ['Ann', 'Bo'], area),
    prospects: target !== null && last?.do === 'step' ? prospectsOf(target.before, 0, last) : [],
  };
}

/** The lines of the tip. */
const linesOf = (told: ReturnType<typeof toldOf>): string[] =>
  renderToStaticMarkup(createElement(BriefTip, told))
    .split('</p>')
    .slice(0, -1)
    .map((line) => wordsOf(line).trim());

describe('the tip of an area at first sight', () => {
  test('an attack is cost, odds and stakes, with the chance that the battle panel gives', () => {
    const told = toldOf(15);
    const [prospect] = told.prospects;
    const [cost, odds, stakes, ...rest] = linesOf(told);
    expect(cost).toBe('2 pips, 2 units');
    expect(odds).toContain(percentOf(prospect?.forecast.odds.victory ?? Number.NaN));
    expect(odds).toMatch(/^Necromancers \d+% +or \d+% if they swap in a \d$/);
    expect(stakes).toBe('Win: 3 points for you. Lose: 2 points for them.');
    expect(rest).toEqual([]);
    expect(isBrief(told)).toBe(false);
  });

  test('an area that is only looked at says who is there', () => {
    const told = { ...toldOf(15), target: null, prospects: [] };
    expect(linesOf(told)).toEqual(told.present);
    expect(isBrief(told)).toBe(true);
  });

  test('never more than three lines, in every language', () => {
    for (const locale of LOCALES)
      for (const area of [5, 15, 16, 22]) {
        const lines = linesOf(toldOf(area, locale));
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(lines.join(' ')).not.toMatch(BROKEN);
      }
  });
});
