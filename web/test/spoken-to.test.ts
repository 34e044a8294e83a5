import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnySetup,
  type GameRecord,
  type Locale,
  LOCALES,
  readRecord,
  type Viewer,
} from '@sanguine/kernel';
import { SHELF } from '@sanguine/registry/shelf.ts';
import type { AnyBoard, Box } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { seatedPlayers, tableProps } from '@sanguine/ui/test/table-props.ts';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { OpenTable } from '../link/link.ts';
import { standingEvents } from '../link/log.ts';
import { type Reel, reelOf, tableAt } from '../replay/reel.ts';
import { playerNames, sidedNames, sidesOf } from '../table/names.ts';
import { TextBoard } from '../table/text-board.tsx';
import { tellRecord } from '../worker/telling.ts';

/** Words addressed to somebody. */
const TO_SOMEBODY: Readonly<Record<Locale, RegExp>> = {
  en: /\byou(?:r|rs|rself|'re|’re)?\b/gi,
  ja: /あなた|自分の(?:手札|クランシート|呪文)/g,
};

/** How many letters to show on either side of a match. */
const AROUND = 60;

/** Links need to know where the page is. */
const AT_HOME = { ssrPath: '/' } as ComponentProps<typeof Router>;

/** The recorded games, by their names. */
function recordsOf({ id }: Box): [string, GameRecord][] {
  const folder = new URL(`../../games/${id}/test/golden/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name !== 'perft.json')
    .map((name): [string, GameRecord] => {
      const { record } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { record: unknown };
      const read = readRecord(JSON.stringify(record));
      if (!read.ok) throw new Error(read.problem);
      return [name, read.record];
    });
}

const seatsOf = ({ chapters: [first] }: GameRecord): number =>
  first !== undefined && 'setup' in first.base ? (first.base.setup as AnySetup).seats : 0;

/** What cards say: a card speaks to its owner, whoever reads it. */
function cardsOf({ id }: Box, locale: Locale): string[] {
  const file = new URL(`../../games/${id}/text/${locale}.json`, import.meta.url);
  const phrases = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(phrases).flatMap(([key, text]) =>
    /^(?:card|spell)\..*\.text$/.test(key) ? [text] : [],
  );
}

/** Everything in markup that is read or heard. */
function readAloud(markup: string): string {
  const labels = [...markup.matchAll(/ (?:aria-[a-z]+|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, it]) => it,
  );
  return [markup.replaceAll(/<[^>]*>/g, '\n'), ...labels]
    .join('\n')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&[a-z#0-9]+;/g, ' ');
}

/** Moments from all over the game, some of them right after fights, and its end. */
function momentsOf({ log }: Reel, isFighting: (event: unknown) => boolean): number[] {
  const every = log.map((_, at) => at);
  const fought = every.filter((at) => log[at]?.events.some(isFighting));
  const some = (from: readonly number[]): number[] =>
    from.filter((_, at) => at % Math.ceil(from.length / 5) === 0);
  return [...new Set([...some(every), ...some(fought), log.length - 1])];
}

interface Looking {
  readonly box: Box;
  readonly board: AnyBoard;
  readonly game: Awaited<ReturnType<Box['loadGame']>>;
  readonly locale: Locale;
  /** A replay, or a table that is played now. */
  readonly past: boolean;
}

/** The board and the text board as a spectator sees them. */
function drawn({ box, board, game, locale, past }: Looking, table: OpenTable): ReactElement[] {
  const events = standingEvents(table.log);
  const seats = table.seats.length;
  const props = tableProps<unknown, unknown, unknown>(locale, {
    ...table,
    live: false,
    past,
    imagined: past,
    players: seatedPlayers(seats).map((player) => ({ ...player, shares: past })),
    events,
  });
  const players = playerNames(locale, table.seats, table.name);
  const sides = sidesOf(game, table.view, seats);
  const names = sidedNames(game, locale, players, sides);
  const context = { box, game, board, locale, table, players, called: players, names, sides, events };
  return [
    createElement(board.Table, props),
    createElement(TextBoard, { context: { ...context, acted: 0, account: null }, table: props, past }),
  ];
}

interface Watched {
  readonly viewer: Viewer;
  readonly moments: readonly OpenTable[];
}

/** The recorded games as a spectator and one of the players see them afterwards. */
function watched(box: Box, game: Looking['game']): Watched[] {
  return recordsOf(box).flatMap(([file, record], nth) =>
    [null, nth % 2].map((viewer) => {
      const names = Array.from({ length: seatsOf(record) }, (__, seat) => `Player ${seat + 1}`);
      const story = tellRecord(game, record, viewer, names);
      if (story === null) throw new Error(`${file} is not told`);
      const reel = reelOf(game, story, 'A table');
      const moments = momentsOf(reel, (event) => game.isFighting(event));
      return { viewer, moments: moments.map((at) => tableAt(reel, at)) };
    }),
  );
}

describe.each(SHELF.map((box) => [box.id, box] as const))('%s', (_, box) => {
  let games: readonly Watched[] = [];
  beforeAll(async () => {
    games = watched(box, await box.loadGame());
  });

  test.each(LOCALES)('says "you" to nobody who only watches or looks back, in %s', async (locale) => {
    const [game, board] = [await box.loadGame(), await box.loadBoard()];
    const cards = cardsOf(box, locale);
    const said = new Set<string>();
    let looked = 0;
    for (const { viewer, moments } of games) {
      for (const table of moments) {
        for (const past of viewer === null ? [true, false] : [true]) {
          for (const element of drawn({ box, board, game, locale, past }, table)) {
            const spoken = createElement(LocaleContext, { value: locale }, element);
            const markup = renderToStaticMarkup(createElement(Router, AT_HOME, spoken));
            const words = cards.reduce((text, card) => text.replaceAll(card, ''), readAloud(markup));
            for (const { index } of words.matchAll(TO_SOMEBODY[locale]))
              said.add(words.slice(Math.max(0, index - AROUND), index + AROUND));
            looked++;
          }
        }
      }
    }
    expect([...said]).toEqual([]);
    expect(looked).toBeGreaterThan(50);
  });
});
