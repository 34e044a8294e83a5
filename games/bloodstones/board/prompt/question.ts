import type { KeyUnder, Locale, Seat } from '@sanguine/kernel';
import { BUILD_POINTS } from '../../content/factions.ts';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { buildCost } from '../../rules/build.ts';
import { dueNow } from '../../rules/due.ts';
import { contestedAreas } from '../../rules/forces.ts';
import type { FrameOf, Frames } from '../../rules/frames.ts';
import type { Keeping } from '../../rules/keeping.ts';
import { battlesOnce } from '../../rules/prospects.ts';
import { cavalryIn, withdrawal } from '../../rules/retreat.ts';
import { requiredSpacing } from '../../rules/setup.ts';
import { bestPips, isHorde, pipSum, playerOf } from '../../rules/tiles.ts';
import { mostRaised } from '../../rules/undead.ts';
import { keepingLine } from '../../text/odds.ts';
import { areaName, areaNames, kindName, say, sideName } from '../../text/words.ts';
import { swapChoices } from '../battle/choices.ts';
import { laidOut, tilesAt } from '../plan/payment.ts';
import { column } from '../plan/pointing.ts';
import type { Selection, View } from '../plan/selection.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';

/** The question to the decider, and one line of facts that helps to answer it. */
export interface PromptQuestion {
  readonly asks: string;
  readonly facts: string;
}

/** `glows`: some area of the map can be chosen now. */
export function questionFor(
  locale: Locale,
  view: View,
  seat: Seat,
  selection: Selection,
  glows: boolean,
): PromptQuestion {
  const open = view.frames.at(-1);
  if (open === undefined) return { asks: sayBoard(locale, 'ask.over'), facts: '' };
  const facts = known(locale, view, seat, selection, open, glows);
  const keeping = keepingFor(view, seat, selection);
  return {
    asks: asked(locale, view, seat, selection, open),
    facts:
      keeping === null
        ? facts
        : sayBoard(locale, 'fact.keeping', { facts, keeping: keepingLine(locale, keeping) }),
  };
}

/** Which of the tiles laid out a pending battle needs most. */
function keepingFor(view: View, seat: Seat, selection: Selection): Keeping | null {
  const due = dueNow(view);
  if (due === null) return null;
  const tiles = tilesAt(view, seat, laidOut(view, seat, selection, due));
  return battlesOnce(view, seat, tiles).find(({ keeping }) => keeping !== null)?.keeping ?? null;
}

type Open = FrameOf<keyof Frames>;

function asked(locale: Locale, view: View, seat: Seat, selection: Selection, open: Open): string {
  const { from, kind } = selection;
  const ask = (key: KeyUnder<BoardPhrase, 'ask'>, values?: Record<string, string | number>): string =>
    sayBoard(locale, `ask.${key}`, values);
  const unit = (one: UnitKind): string => kindName(locale, one);
  switch (open.step) {
    case 'found':
      return ask(isHorde(view, seat) ? 'found.horde' : 'found');
    case 'capture':
      return ask(open.debt > 0 ? 'capture.debt' : 'capture');
    case 'undead':
      return from === null ? ask('undead') : ask('undead.from', { place: areaName(locale, view, from) });
    case 'main': {
      if (kind !== null) return ask('main.kind', { unit: unit(kind) });
      if (from !== null) return ask('main.from', { place: areaName(locale, view, from) });
      const contested = contestedAreas(view, seat);
      return contested.length > 0
        ? ask('main.battle', { place: areaNames(locale, view, contested) })
        : ask('main');
    }
    case 'muster':
    case 'deploy':
    case 'return':
      return kind === null ? ask(open.step) : ask('main.kind', { unit: unit(kind) });
    case 'march':
      if (from === null) return ask('march');
      return held(view, seat, from)
        ? ask('march.held')
        : ask('march.from', { place: areaName(locale, view, from) });
    case 'construct':
      if (open.paid) return ask('construct.paid');
      if (open.debt > 0) return ask('construct.debt');
      return ask(open.free ? 'construct.free' : 'construct');
    default:
      return ask(open.step);
  }
}

function known(
  locale: Locale,
  view: View,
  seat: Seat,
  selection: Selection,
  open: Open,
  glows: boolean,
): string {
  const player = playerOf(view, seat);
  const pips = pipSum(player.faction, player.hand);
  const best = bestPips(player);
  const fact = (key: KeyUnder<BoardPhrase, 'fact'>, values?: Record<string, string | number>): string =>
    sayBoard(locale, `fact.${key}`, { ...values, glows: glows ? 'yes' : 'no' });
  const place = (area: number): string => areaName(locale, view, area);
  const { from, kind } = selection;
  switch (open.step) {
    case 'pick':
    case 'undead':
      return fact(open.step);
    case 'found':
      return fact('found', { spacing: requiredSpacing(view) });
    case 'muster':
      return pointsFact(fact, view, seat, kind, open.points);
    case 'deploy': {
      const spent = selection.deployed.reduce(
        (sum, unit) => sum + (buildCost(view, seat, unit.kind) ?? 0),
        0,
      );
      return pointsFact(fact, view, seat, kind, BUILD_POINTS - spent);
    }
    case 'return':
      return kind === null ? fact('return') : fact('kind', { count: buildCost(view, seat, kind) ?? 0 });
    case 'capture':
    case 'construct':
      if (open.step === 'construct' && open.paid) return fact('draw');
      return open.debt > 0 ? fact('oneTile.debt', { debt: open.debt, best }) : fact('oneTile', { best });
    case 'main': {
      if (kind !== null) return fact('kind', { count: buildCost(view, seat, kind) ?? 0 });
      if (from === null)
        return fact(contestedAreas(view, seat).length > 0 ? 'battleWaits' : 'pips', { pips });
      const units = column(view, seat, selection);
      return fact('army', { units: units.length, cavalry: cavalryIn(units), pips });
    }
    case 'march':
      return fact(from !== null && held(view, seat, from) ? 'march.held' : 'march', {
        debt: open.debt,
        pips,
      });
    case 'build':
      return fact('discard', { count: open.cost });
    case 'idle':
      return fact('discard', { count: 1 });
    case 'swap':
      return swapFact(locale, view, seat, open);
    case 'stand':
      return fact('battle', {
        place: place(open.area),
        attacker: sideName(locale, view, open.attacker),
        defender: sideName(locale, view, open.defender),
      });
    case 'casualty':
    case 'retreat':
      return fact('loser', { place: place(open.area) });
    case 'raise':
      return fact('raise', { place: place(open.area), most: mostRaised(view, open) });
    case 'final':
      return '';
  }
}

/** §8.2: units that meet an enemy march no further. */
function held(view: View, seat: Seat, area: Area): boolean {
  return contestedAreas(view, seat).includes(area);
}

/** §9.4: whether any tile of the hand is worth swapping in; §10.1: why a defender was not asked to withdraw. */
function swapFact(locale: Locale, view: View, seat: Seat, open: FrameOf<'swap'>): string {
  const gains = swapChoices(view, seat).some(({ gain }) => gain > 0);
  const facts = sayBoard(locale, gains ? 'fact.swap.some' : 'fact.swap.none');
  const { barred } = withdrawal(view, open);
  if (seat !== open.defender || barred === null) return facts;
  return sayBoard(locale, 'fact.swap.held', { facts, why: say(locale, `barred.${barred}`) });
}

function pointsFact(
  fact: (key: 'points' | 'kind.points', values: Record<string, number>) => string,
  view: View,
  seat: Seat,
  kind: UnitKind | null,
  points: number,
): string {
  return kind === null
    ? fact('points', { points })
    : fact('kind.points', { count: buildCost(view, seat, kind) ?? 0, points });
}
