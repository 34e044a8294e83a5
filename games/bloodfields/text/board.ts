import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import { layoutOf } from '../rules/ground.ts';
import { pointsFrom, pointsOf } from '../rules/round/points.ts';
import { scenarioFor } from '../rules/scenario.ts';
import { sequence } from '../rules/sequence.ts';
import { SOURCES, type State, type UnitId } from '../rules/state.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { isOn } from '../rules/units.ts';
import { drawingLines, legendParts } from './drawing.ts';
import { handLines } from './hand.ts';
import { inLines, say } from './phrases.ts';
import { placeLines, terrainLines } from './place-lines.ts';
import { unitLines } from './unit-lines.ts';
import { lineName, playerName, scenarioName, sideName, unitName } from './words.ts';

/** The table as text, for terminals and screen readers: round, points, ground, all units, the viewer's own cards. */
export function boardLines(locale: Locale, view: State, viewer: Viewer, names: readonly string[]): string[] {
  const name = (seat: Seat): string => playerName(locale, view, names, seat);
  const active = activeUnit(view);
  const hand = handLines(locale, view, viewer);
  return [
    ...titleLines(locale, view, name),
    ...scoreLines(locale, view, name),
    ...musterLines(locale, view, name),
    '',
    ...pictureLines(locale, view),
    '',
    ...placeLines(locale, view, name),
    ...terrainLines(locale, view),
    ...(view.units.length === 0 ? [] : ['', ...armyLines(locale, view, active, name)]),
    ...(hand.length === 0 ? [] : ['', ...hand]),
  ];
}

/** The unit whose turn it is. */
export function activeUnit(view: State): UnitId | null {
  const turn = turnOf(view);
  return turn !== undefined && isOn(view.units[turn.unit]) ? turn.unit : null;
}

function titleLines(locale: Locale, view: State, name: (seat: Seat) => string): string[] {
  const { id, rounds, extraOn } = scenarioFor(view);
  const title = say(locale, 'board.title', {
    scenario: scenarioName(locale, id),
    layout: layoutOf(view).name[locale],
  });
  const parts = [title, roundText(locale, view, rounds, extraOn)];
  if (view.round > 0 && view.frames.length > 0) {
    parts.push(say(locale, 'board.holder', { name: name(view.holder) }));
    if (!isNaming(view)) parts.push(say(locale, 'board.starter', { name: name(view.starter) }));
  }
  return inLines(locale, parts);
}

/** Whether the players have yet to decide who begins this round. */
const isNaming = (view: State): boolean => view.frames.at(-1)?.step === 'initiative';

function roundText(locale: Locale, view: State, rounds: number, extraOn: number | null): string {
  if (view.frames.length === 0) return say(locale, 'board.over');
  if (view.round === 0) return say(locale, 'board.before');
  const words = { round: view.round, rounds: Math.max(rounds, view.round) };
  return extraOn === null || view.round > rounds
    ? say(locale, 'board.round', words)
    : say(locale, 'board.round.extra', { ...words, needed: extraOn });
}

/** §16.1: points by source, who decides now, and anything else that holds for a whole side. */
function scoreLines(locale: Locale, view: State, name: (seat: Seat) => string): string[] {
  const deciders = sequence.deciders(view);
  return [...view.players.entries()].flatMap(([seat, { loyal, champion, supportsDone }]) => {
    const sources = SOURCES.flatMap((source) => {
      const points = pointsFrom(view, seat, source);
      return points === 0
        ? []
        : [say(locale, 'board.score.source', { source: say(locale, `source.${source}`), points })];
    });
    const head = say(locale, 'board.score', {
      marker: deciders.includes(seat) ? '* ' : '  ',
      name: name(seat),
      points: pointsOf(view, seat),
    });
    const rest = [
      ...(loyal === null ? [] : [say(locale, 'board.loyal', { line: lineName(locale, loyal) })]),
      ...(champion === null
        ? []
        : [say(locale, 'board.champion', { unit: unitName(locale, view, champion) })]),
      ...(supportsDone ? [say(locale, 'board.supportsDone')] : []),
    ];
    return inLines(locale, [head, ...sources, ...rest]);
  });
}

/** §2.1: which players have chosen a roster. */
function musterLines(locale: Locale, view: State, name: (seat: Seat) => string): string[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'muster') return [];
  return open.chosen.map(
    (roster, seat) =>
      `  ${say(locale, roster === null ? 'board.roster.open' : 'board.roster.chosen', { name: name(seat) })}`,
  );
}

function pictureLines(locale: Locale, view: State): string[] {
  return [
    say(locale, 'board.drawing', {
      first: sideName(locale, 'south'),
      second: sideName(locale, 'north'),
    }),
    ...drawingLines(view),
    ...inLines(locale, legendParts(locale, view), '    '),
  ];
}

function armyLines(
  locale: Locale,
  view: State,
  active: UnitId | null,
  name: (seat: Seat) => string,
): string[] {
  return [
    ...(active === null ? [] : [say(locale, 'board.relative', { unit: unitName(locale, view, active) })]),
    ...[...view.players.keys()].flatMap((seat) => [
      say(locale, 'board.units', { name: name(seat) }),
      ...unitLines(locale, view, seat, active),
    ]),
  ];
}
