import type { Seat } from '@sanguine/kernel';
import type { UpgradeWith } from '../content/cards/upgrades.ts';
import { type CardKey, keyOf } from '../content/cards.ts';
import { PLACES } from '../content/provinces.ts';
import { upgrades } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { figureStrength } from '../rules/strength.ts';
import { evaluate } from './evaluation.ts';
import { agesLeft } from './remaining.ts';
import { statsValue } from './stat-values.ts';

/*
 * The worth of a clan's possessions at the end of an Age, in Glory to come. Fitted by least squares to 400 games of Veterans,
 * starting from `values.ts`: it explains 31 % of the final differences after the first Age, 63 % after the second.
 */

/** What an upgrade on the sheet brings in a whole Age. Cards of the last Age are missing: no Age follows it. */
const UPGRADES: Readonly<Partial<Record<CardKey, number>>> = {
  troll: 0.5,
  'dwarf-chieftain': 1.5,
  'sea-serpent': 5.4,
  valkyrie: 1.6,
  'dark-elf': 3.4,
  'fire-giant': 4.5,
  'lord-of-hammers': 1.4,
  'lord-of-axes': 6.4,
  'brothers-in-arms': 2.4,
  'experts-in-arms': 0.9,
  'lokis-dragons': 0,
  'fire-dragons': 3.5,
  'lokis-domain': 2.7,
  'lokis-eminence': 5.1,
  'lokis-blessing': 0.2,
  'friggas-charm': 0.6,
  'friggas-succor': 6.9,
  'friggas-protection': 3.8,
  'thors-glory': 4.3,
  'thors-domain': 2.2,
  'tyrs-domain': 0.5,
  'tyrs-challenge': 1,
  'tyrs-prowess': 1.7,
  'odins-inspiration': 7.8,
} satisfies Record<UpgradeWith<{ copies: { 1: unknown } | { 2: unknown } }>, number>;
/** A figure on the board, each point of its strength, and the card carried over. */
const FIGURE = 2.2;
const STRENGTH = 0.8;
const HELD = 5;

/** Differences in Glory that are only noise: at the end, and with one or two Ages to play. */
const NOISE = [8, 14, 20] as const;

/**
 * How likely the seat is to win. Play-outs stop when an Age has ended; that state is judged by what each clan has then, any
 * other state by `evaluate`.
 */
export function evaluatePlayout(state: State, seat: Seat): number {
  const over = state.frames.length === 0;
  if (!over && state.phase !== 'gifts') return evaluate(state, seat);
  const noise = over ? NOISE[0] : (NOISE[agesLeft(state) + 1] ?? NOISE[2]);
  const all = state.clans.map((clan) => (over ? clan.glory : expectedGlory(state, clan)));
  const own = all[seat] ?? 0;
  let sum = 0;
  for (const expected of all) sum += Math.exp((expected - own) / noise);
  return 1 / sum;
}

function expectedGlory(state: State, clan: Clan): number {
  const ages = agesLeft(state) + 1;
  let sum = clan.glory + statsValue(state, clan) + (clan.hand.length > 0 ? HELD : 0);
  for (const card of upgrades(clan)) sum += ages * (UPGRADES[keyOf(card)] ?? 0);
  for (const place of PLACES) {
    for (const figure of clan.figures[place]) sum += FIGURE + STRENGTH * figureStrength(clan, figure, place);
  }
  return sum;
}
