import { type Locale, percent, type Seat } from '@sanguine/kernel';
import { scoringFor } from '../content/scenarios.ts';
import { abilityCost, abilityOf } from '../rules/abilities.ts';
import { attackOf, namesTarget } from '../rules/attack/legality.ts';
import { underArray } from '../rules/attack/volley.ts';
import { hitsOf, savesOf } from '../rules/dice/convert.ts';
import {
  attackForecast,
  type AttackForecast,
  chargeForecast,
  type DiceMove,
  isAboutDice,
  fleeForecast,
  spellForecast,
  type CountWindow,
  windowForecast,
} from '../rules/forecast.ts';
import { underTemplate } from '../rules/geometry/round-template.ts';
import type { AnyMove, Attack } from '../rules/moves.ts';
import { currentRoll, diceOptions, type Side } from '../rules/roll/options.ts';
import { costOf } from '../rules/roster/roster.ts';
import { pointsFor, scenarioFor } from '../rules/scenario.ts';
import { profileOf, triggerOf } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { waitingSupports } from '../rules/turn/supports.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { cardFor, idsOn, unitOf } from '../rules/units.ts';
import { charmNotes } from './charms.ts';
import { coverText } from './covers.ts';
import { endNotes, walkNotes } from './destinations.ts';
import { lengthText } from './measures.ts';
import { say } from './phrases.ts';
import { itemText, skillText, spellText } from './skills.ts';
import { chargeName, unitNames } from './words.ts';

const tenths = (locale: Locale): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
/** Made only once, because they are needed as fast as a hand drags a unit. */
const TENTHS: Readonly<Record<Locale, Intl.NumberFormat>> = { en: tenths('en'), ja: tenths('ja') };

/** An average, to a tenth. */
export const meanText = (locale: Locale, mean: number): string => TENTHS[locale].format(mean);

/** The unit whose action, spell or answer is awaited. */
function actorOf(view: State): UnitId | null {
  const open = view.frames.at(-1);
  return open !== undefined && 'unit' in open ? open.unit : null;
}

const seatNotes: Partial<
  Record<AnyMove['do'], (locale: Locale, view: State, seat: Seat, move: AnyMove) => string[]>
> = {
  muster: (locale, view, _seat, move) =>
    move.do === 'muster'
      ? [say(locale, 'note.points', { points: costOf(move.roster), most: pointsFor(view) })]
      : [],
  first: (locale, _view, seat, move) => [
    say(locale, move.do === 'first' && move.seat === seat ? 'note.token.given' : 'note.token.kept'),
  ],
  inspire: (locale, view, _seat, move) => {
    const held = move.do === 'inspire' ? (view.units[move.unit]?.inspire ?? 0) : 0;
    return held === 0 ? [] : [say(locale, 'note.has', { count: held })];
  },
  supports: (locale, view, seat) => [
    say(locale, 'note.supports', { count: waitingSupports(view, seat).length }),
  ],
};

/** What a move costs, how likely it is to succeed, and where it leads. */
export function moveNotes(locale: Locale, view: State, seat: Seat, move: AnyMove): string[] {
  const known = seatNotes[move.do];
  if (known !== undefined) return known(locale, view, seat, move);
  const open = view.frames.at(-1);
  const id = actorOf(view);
  if (open?.step === 'dice') return isAboutDice(move) ? diceNotes(locale, view, seat, move, open.side) : [];
  if (id === null || open === undefined) return [];
  switch (move.do) {
    case 'move':
      return open.step === 'act'
        ? walkNotes(locale, view, id, move.path)
        : endNotes(locale, view, id, move.path.at(-1) ?? unitOf(view, id));
    case 'contact':
      return endNotes(locale, view, id, move.at).slice(0, 1);
    case 'charge':
      return chargeNotes(locale, view, id, move.target);
    case 'attack':
      return attackNotes(locale, view, id, move);
    case 'strike':
      return open.step === 'strike'
        ? strikeNotes(locale, view, id, { do: 'attack', skill: move.skill, target: open.target }, true)
        : [];
    case 'target':
      return aimNotes(locale, view, id, move.unit);
    case 'use':
      return useNotes(locale, view, id, move.by);
    case 'cast':
      return castNotes(locale, view, id, move.spell);
    case 'drink':
      return [itemText(locale, move.item)];
    case 'fan':
      return [
        say(locale, 'note.enemies', {
          units: unitNames(locale, view, underArray(view, id, move.direction)),
        }),
      ];
    case 'aim':
      return move.from === null ? templateNotes(locale, view, id, move.at) : [];
    default:
      return ownNotes(locale, view, id, move.do);
  }
}

function ownNotes(locale: Locale, view: State, id: UnitId, verb: AnyMove['do']): string[] {
  const unit = unitOf(view, id);
  switch (verb) {
    case 'flee': {
      const forecast = fleeForecast(view, id);
      if (forecast === null) return [];
      const { difficulty, pass } = forecast;
      return [
        cardFor(unit).race === 'husk'
          ? say(locale, 'note.test.sure', { difficulty })
          : say(locale, 'note.test', { difficulty, chance: percent(locale, pass) }),
        ...charmNotes(locale, view, forecast),
      ];
    }
    case 'focus':
      return [say(locale, 'note.inspire')];
    case 'douse':
      return [say(locale, 'note.douse', { count: unit.dot })];
    case 'shake':
      return [say(locale, 'note.action')];
    case 'rite':
      return [say(locale, 'note.rite', { points: scoringFor(scenarioFor(view), 'rite')?.points ?? 0 })];
    case 'end': {
      const open = view.frames.at(-1);
      const count = open?.step === 'act' && open.what === 'turn' ? (turnOf(view)?.actions ?? 0) : 0;
      return count === 0 ? [] : [say(locale, 'note.unused', { count })];
    }
    default:
      return [];
  }
}

function chargeNotes(locale: Locale, view: State, id: UnitId, target: UnitId): string[] {
  if (view.units[target] === undefined) return [];
  const { kind, distance, test, counted } = chargeForecast(view, id, target);
  return [
    say(locale, 'note.charge', {
      length: lengthText(locale, distance),
      kind: chargeName(locale, kind),
      chance: percent(locale, test.pass),
    }),
    ...charmNotes(locale, view, { counted }),
  ];
}

/** Chances, and what makes them better or worse. */
const forecastNotes = (locale: Locale, view: State, forecast: AttackForecast): string[] => [
  say(locale, 'note.attack', {
    chance: percent(locale, forecast.kill),
    mean: meanText(locale, forecast.mean),
  }),
  ...(forecast.reaches < 1
    ? [say(locale, 'odds.reaches', { chance: percent(locale, forecast.reaches) })]
    : []),
  ...(forecast.cover === null ? [] : [coverText(locale, view, forecast.cover)]),
  ...(forecast.endangered.length === 0
    ? []
    : [say(locale, 'note.friendly', { units: unitNames(locale, view, forecast.endangered) })]),
  ...(forecast.blind ? [say(locale, 'note.blind')] : []),
  ...charmNotes(locale, view, forecast),
];

function attackNotes(locale: Locale, view: State, id: UnitId, move: Attack): string[] {
  return strikeNotes(locale, view, id, move, false);
}

function strikeNotes(
  locale: Locale,
  view: State,
  id: UnitId,
  { skill, target }: Attack,
  charge: boolean,
): string[] {
  const attack = attackOf(view, id, skill);
  if (attack === undefined) return [];
  const cost = attack.cost === 0 ? [] : [say(locale, 'note.cost', { count: attack.cost })];
  if (target === null || view.units[target] === undefined) return cost;
  return [...cost, ...forecastNotes(locale, view, attackForecast(view, id, target, skill, charge))];
}

/** A target of a volley or of an attack spell. */
function aimNotes(locale: Locale, view: State, id: UnitId, target: UnitId): string[] {
  const open = view.frames.at(-1);
  const volley = view.frames.at(-2);
  if (open?.step !== 'aim' || volley?.step !== 'volley' || !open.choices.includes(target)) return [];
  const profile = profileOf(unitOf(view, id), open.by);
  return namesTarget(profile) || profile.aoe !== undefined
    ? forecastNotes(locale, view, attackForecast(view, id, target, open.by, volley.charge))
    : [];
}

/** The cost and effect of an ability, or of a passive or charm used as an answer. */
function useNotes(locale: Locale, view: State, id: UnitId, by: string): string[] {
  const unit = unitOf(view, id);
  const ability = abilityOf(unit, by);
  if (ability !== undefined) {
    const cost = abilityCost(unit, ability);
    return [
      ...(cost === 0 ? [] : [say(locale, 'note.cost', { count: cost })]),
      skillText(locale, ability, unit.kind),
    ];
  }
  const cost = triggerOf(unit, by)?.cost ?? 0;
  return cost === 0 ? [] : [say(locale, 'note.cost', { count: cost })];
}

function castNotes(locale: Locale, view: State, id: UnitId, spell: string): string[] {
  const forecast = spellForecast(view, id, spell);
  if (forecast === null) return [];
  return [
    say(locale, 'note.test', {
      difficulty: forecast.spell.difficulty,
      chance: percent(locale, forecast.test.pass),
    }),
    ...charmNotes(locale, view, forecast),
    spellText(locale, forecast.spell),
  ];
}

/** §14.2: the units under the template if it is laid here. */
function templateNotes(locale: Locale, view: State, id: UnitId, at: { x: number; y: number }): string[] {
  const ids = idsOn(view, id);
  const discs = ids.map((one) => unitOf(view, one));
  const under = underTemplate(at, discs).flatMap(({ index }) => ids[index] ?? []);
  return under.length === 0 ? [] : [say(locale, 'note.under', { units: unitNames(locale, view, under) })];
}

/** §7.10: the number to expect, of dice, damage or inches, or how likely bad luck is. */
export function countText(locale: Locale, { of, odds, deadly }: CountWindow, move: DiceMove): string {
  const { mean, chances } = odds(move);
  const falls = deadly === null ? 0 : chances.slice(deadly).reduce((sum, chance) => sum + chance, 0);
  return say(locale, `note.count.${of}`, {
    mean: meanText(locale, mean),
    chance: percent(locale, of === 'luck' ? mean : falls),
  });
}

/** §7.10: the chances after an answer about dice, if both sides then play on as is best for them. */
function windowNotes(locale: Locale, view: State, seat: Seat, move: DiceMove): string[] {
  const window = windowForecast(view);
  if (window === null) return [];
  if (window.kind === 'test')
    return [say(locale, 'note.pass', { chance: percent(locale, window.odds(move).pass) })];
  if (window.kind === 'count') return [countText(locale, window, move)];
  const { kill, mean } = window.odds(move);
  const own = unitOf(view, window.target).owner === seat;
  return [
    say(locale, own ? 'note.defence' : 'note.attack', {
      chance: percent(locale, kill),
      mean: meanText(locale, mean),
    }),
  ];
}

/** §7.4, §7.5: what a token would do, what an effect would change, and the chances after it. */
function diceNotes(locale: Locale, view: State, seat: Seat, move: DiceMove, side: Side): string[] {
  const { roll } = currentRoll(view);
  const chances = windowNotes(locale, view, seat, move);
  if (move.do === 'keep') return chances;
  if (move.do === 'spend') {
    const isAttack = roll.roll === 'attack';
    const gain = isAttack
      ? hitsOf(roll.faces, 0, true) - hitsOf(roll.faces, 0, false)
      : savesOf(roll.faces, 0, true) - savesOf(roll.faces, 0, false);
    return [say(locale, isAttack ? 'note.hits.more' : 'note.saves.more', { count: gain }), ...chances];
  }
  const option = diceOptions(view, side).find(({ by }) => by === move.by);
  if (option === undefined) return [];
  const cost = option.cost === 0 ? [] : [say(locale, 'note.cost', { count: option.cost })];
  if ('to' in option.change) cost.push(say(locale, 'note.to', { number: option.change.to }));
  if ('add' in option.change) cost.push(say(locale, 'note.add', { number: option.change.add }));
  return [...cost, ...chances];
}
