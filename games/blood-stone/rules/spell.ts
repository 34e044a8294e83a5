import { type Refusal, refusal, type PlayContext } from '@sanguine/kernel';
import { type Spell, spellCard } from '../content/spells.ts';
import type { Space } from '../content/glade.ts';
import { SOLDIERS, type Unit } from '../content/units.ts';
import type { Event } from './events.ts';
import { isFree, standing } from './figures.ts';
import { distance, groundOf } from './ground.ts';
import type { Cast } from './moves.ts';
import type { State } from './state.ts';

/** What a player chooses besides the card. */
export type SpellChoice = Pick<Cast, 'unit' | 'blood' | 'at'>;

/** One spell: its section, what may be chosen, what is refused, and its effect if it succeeds. */
export interface SpellRules {
  readonly rule: string;
  /** What a player might point at, legal or not. */
  offers(state: State): Iterable<SpellChoice>;
  refuse(state: State, choice: SpellChoice): Refusal | null;
  effect(state: State, choice: SpellChoice, context: PlayContext<Event>): void;
}

export const NO_CHOICE: SpellChoice = { unit: 'none', blood: 0, at: null };

export const on = (unit: Unit): SpellChoice => ({ unit, blood: 0, at: null });
export const to = (at: Space): SpellChoice => ({ unit: 'none', blood: 0, at });

/** The piece a refusal points at, if the card names one. */
export const named = (unit: Unit | 'none'): Unit[] => (unit === 'none' ? [] : [unit]);

/** §6.2: every offering to each unit, including the Witch's last stone, which is refused. */
export function offerings(
  state: State,
  units: readonly Unit[],
  refuseTarget: (state: State, unit: Unit) => Refusal | null,
): SpellChoice[] {
  const choices: SpellChoice[] = [];
  for (const unit of units) {
    // One stone is enough to ask why a unit is not a target.
    const most = refuseTarget(state, unit) === null ? state.figures.witch.blood : 1;
    for (let blood = 1; blood <= most; blood++) choices.push({ unit, blood, at: null });
  }
  return choices;
}

/** For cards that name a unit and nothing else. */
export function refuseStray(rule: string, { blood, at }: SpellChoice): Refusal | null {
  return blood !== 0 || at !== null ? refusal(rule, 'cast.stray') : null;
}

/** §6.2: at least one stone, and never the Witch's last. */
export function refuseOffer(state: State, rule: string, { blood, at }: SpellChoice): Refusal | null {
  if (at !== null) return refusal(rule, 'cast.stray');
  const most = state.figures.witch.blood - 1;
  return blood >= 1 && blood <= most ? null : refusal('6.2', 'cast.offer', ['witch'], { most });
}

/** §6.3: from the Witch's space, in steps along rows and columns. */
export function refuseRange(state: State, spell: Spell, unit: Unit): Refusal | null {
  const { range } = spellCard(spell);
  const far = distance(groundOf(state), state.figures.witch.at, state.figures[unit].at);
  if (range === null || far <= range) return null;
  return refusal('6.3', 'cast.range', ['witch', unit], { far, range });
}

/** All soldiers on the glade, including zombies, which are refused. */
export function soldierChoices(state: State): SpellChoice[] {
  return standing(state, SOLDIERS).map(on);
}

/** §8: phantom spells help only soldiers who are not zombies. */
export function refuseSoldier(state: State, rule: string, choice: SpellChoice): Refusal | null {
  const { unit } = choice;
  if (unit === 'none' || !isFree(state, unit)) return refusal(rule, 'cast.ownSoldier', named(unit));
  return refuseStray(rule, choice);
}
