import type { Locale, RosterAnswer, RosterCheck, RosterDesk, RosterFlaw } from '@sanguine/kernel';
import { LINES } from '../../content/lines.ts';
import { readyRosters } from '../../content/rosters.ts';
import { faultsOf, mended } from '../../rules/roster/faults.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { isReady, loyaltyOf, type Roster } from '../../rules/roster/roster.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { Setup } from '../../rules/state.ts';
import { join, say } from '../phrases.ts';
import { refusalLine, repairLine } from '../refusals.ts';
import { rosterFigures } from './figures.ts';
import { readRoster } from './reading.ts';

const aboutLine = (locale: Locale): string => say(locale, 'roster.line', { lines: join(locale, LINES) });

/** §2.1: rosters before a battle: checked with reasons and repairs, printed, drawn at random. */
export const rosterDesk: RosterDesk<Setup> = {
  wishes: { line: { values: LINES, about: { en: aboutLine('en'), ja: aboutLine('ja') } } },
  check: (locale, setup, text) => answered(locale, text, (roster) => checkOf(locale, setup, roster)),
  async sheet(locale, setup, text) {
    const { rosterSheet } = await import('./sheet.ts');
    return answered(locale, text, (roster) => rosterSheet(locale, setup, roster));
  },
  random(setup, random, { line: wished }) {
    const points = pointsFor(setup);
    const line = LINES.find((one) => one === wished);
    if (setup.options.rosters === 'free') return printRoster(randomRoster(random, points, line));
    const ready = readyRosters(points);
    const loyal = ready.filter(({ units }) => loyaltyOf(units) === line);
    return printRoster(random.draw([...(loyal.length === 0 ? ready : loyal)]).units);
  },
};

function answered<Answer>(
  locale: Locale,
  text: string,
  answer: (roster: Roster) => Answer,
): RosterAnswer<Answer> {
  const read = readRoster(locale, text);
  return read.ok ? { ok: true, answer: answer(read.answer) } : read;
}

function checkOf(locale: Locale, setup: Setup, roster: Roster): RosterCheck {
  const points = pointsFor(setup);
  const faults = faultsOf(roster, points);
  const flaws = faults.map((fault): RosterFlaw => ({
    rule: fault.rule,
    why: refusalLine(locale, fault),
    repair: fault.repair.map((repair) => repairLine(locale, repair)),
  }));
  const strange = setup.options.rosters === 'ready' && !isReady(roster, points);
  return {
    code: printRoster(roster),
    figures: rosterFigures(locale, setup, roster),
    flaws: strange ? [...flaws, readyFlaw(locale)] : flaws,
    mended: faults.length === 0 || strange ? null : printRoster(mended(roster, points)),
  };
}

/** At a table for ready-made rosters, only another roster helps. */
const readyFlaw = (locale: Locale): RosterFlaw => ({
  rule: '2.1',
  why: refusalLine(locale, { rule: '2.1', code: 'roster.ready', pieces: [], facts: {} }),
  repair: [],
});
