/** When a spell succeeds: always, when the blood offered is at least the die, or when the die is at least a number. */
type Chance =
  | { readonly kind: 'always' }
  | { readonly kind: 'offer'; readonly die: 4 | 6 }
  | { readonly kind: 'roll'; readonly die: 6; readonly least: number };

export interface SpellCard {
  readonly copies: number;
  readonly chance: Chance;
  /** How far from its origin the target may be; null if anywhere, or if it has no target. */
  readonly range: number | null;
}

const always: Chance = { kind: 'always' };

/** The Witch's deck of 16. */
export const BLOOD_SPELLS = {
  manipulate: { copies: 4, chance: always, range: 3 },
  bloodBoil: { copies: 1, chance: { kind: 'offer', die: 4 }, range: 3 },
  siphon: { copies: 3, chance: { kind: 'roll', die: 6, least: 3 }, range: 3 },
  transfuse: { copies: 2, chance: always, range: 1 },
  zombify: { copies: 2, chance: { kind: 'offer', die: 6 }, range: 6 },
  gnarlroot: { copies: 2, chance: { kind: 'roll', die: 6, least: 3 }, range: null },
  raiseHusk: { copies: 1, chance: { kind: 'roll', die: 6, least: 3 }, range: null },
  bloodMist: { copies: 1, chance: always, range: 2 },
} as const satisfies Record<string, SpellCard>;

/** The Soldiers' deck of 8. */
export const PHANTOM_SPELLS = {
  spiritWard: { copies: 2, chance: always, range: null },
  secondWind: { copies: 2, chance: always, range: null },
  mend: { copies: 1, chance: always, range: null },
  ghostStep: { copies: 1, chance: always, range: 3 },
  whisper: { copies: 1, chance: always, range: null },
  banish: { copies: 1, chance: { kind: 'roll', die: 6, least: 3 }, range: 4 },
} as const satisfies Record<string, SpellCard>;

export type BloodSpell = keyof typeof BLOOD_SPELLS;
export type PhantomSpell = keyof typeof PHANTOM_SPELLS;
export type Spell = BloodSpell | PhantomSpell;

const SPELLS: Readonly<Record<Spell, SpellCard>> = { ...BLOOD_SPELLS, ...PHANTOM_SPELLS };
export const BLOOD_KINDS = Object.keys(BLOOD_SPELLS) as readonly BloodSpell[];
export const PHANTOM_KINDS = Object.keys(PHANTOM_SPELLS) as readonly PhantomSpell[];
export const SPELL_KINDS: readonly Spell[] = [...BLOOD_KINDS, ...PHANTOM_KINDS];

export function spellCard(spell: Spell): SpellCard {
  return SPELLS[spell];
}

export const isBlood = (spell: Spell): spell is BloodSpell => Object.hasOwn(BLOOD_SPELLS, spell);

/** Amounts of single spells. */
export const TRANSFUSE_MOST = 2;
/** A soldier with more stones than this cannot be zombified. */
export const ZOMBIFY_MOST = 4;
/** How many stones a husk takes from the bank. */
export const HUSK_STONES = 3;
export const MEND_STONES = 2;
export const BANISH_STONES = 2;
