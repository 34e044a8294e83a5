import { botRandom, decide } from '@sanguine/bots';
import { Match } from '@sanguine/kernel';
import { SHELF } from '@sanguine/registry/shelf.ts';
import type { Box, News } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { seatedPlayers, tableProps, wordsOf } from '@sanguine/ui/test/table-props.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { standingEvents } from '../link/log.ts';
import { type Reel, reelOf, tableAt } from '../replay/reel.ts';
import { tellRecord } from '../worker/telling.ts';

/** The buttons that close panels about what happened. Maps that still load draw none; such battles have their own tests. */
const PANELS = ['battle:close', 'age:on', 'round:on', 'reveal:on', 'result:close'];

const nothing = (): void => undefined;
const ALL_NEW: News = { isNew: () => true, putAway: nothing };
const ALL_PUT_AWAY: News = { isNew: () => false, putAway: nothing };

/** A game between bots, to its end or for long enough. */
async function played(box: Box): Promise<Reel> {
  const game = await box.loadGame();
  const match = Match.open(game.engine, {
    setup: game.setup(2, {}),
    dice: { generator: 'swift', seed: 'panels' },
  });
  const random = botRandom('panels');
  while (match.number < 400 && match.outcome() === null) {
    const [seat = 0] = match.deciders();
    const view = match.viewFor(seat);
    const { move } = decide(game, { level: 'recruit', view, seat, random: random(match.number, seat) });
    match.submit(seat, move);
  }
  const story = tellRecord(game, match.record({ showSecret: true }), 0, ['Ann', 'Ben']);
  if (story === null) throw new Error('not told');
  return reelOf(game, story, 'A table');
}

test('panels about what happened lie over the board until they are put away, and in a replay nobody is waited for', async () => {
  const met = new Set<string>();
  for (const box of SHELF) {
    const { Table } = await box.loadBoard();
    const game = await box.loadGame();
    const reel = await played(box);
    const last = reel.moments.length - 1;
    const drawnAt = (at: number, news: News, live: boolean): string => {
      const table = tableAt(reel, at);
      const props = tableProps<unknown, unknown, unknown>('en', {
        ...table,
        live,
        past: !live,
        players: seatedPlayers(2),
        events: standingEvents(table.log),
        news,
      });
      return renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, createElement(Table, props)));
    };
    const panelsAt = (at: number, news: News, live: boolean): string[] => {
      const markup = drawnAt(at, news, live);
      return PANELS.filter((guide) => markup.includes(`data-guide="${guide}"`));
    };
    const fought = reel.log.flatMap(({ events }, at) =>
      events.some((event) => game.isFighting(event)) ? [at] : [],
    );
    const moments = [...fought.filter((_, at) => at % Math.ceil(fought.length / 6) === 0), last];
    for (const at of moments) {
      for (const guide of panelsAt(at, ALL_NEW, true)) met.add(guide);
      expect(panelsAt(at, ALL_PUT_AWAY, true), `${box.id} ${at}, played`).toEqual([]);
      expect(panelsAt(at, ALL_PUT_AWAY, false), `${box.id} ${at}, looked back at`).toEqual([]);
      expect(wordsOf(drawnAt(at, ALL_PUT_AWAY, false)), `${box.id} ${at}`).not.toMatch(
        /Waiting for|The other player decides|are playing|while others decide/,
      );
    }
  }
  expect([...met].toSorted()).toEqual(['age:on', 'result:close', 'reveal:on', 'round:on']);
});
