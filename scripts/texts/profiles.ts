/** What the scan of a game's rules must find at least. */
interface Profile {
  readonly refusals: number;
  readonly codes: readonly string[];
  /** What stands for a part of a code that is put together: `act.${act}Done`. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export const PROFILES: Readonly<Record<string, Profile>> = {
  bloodstones: {
    refusals: 70,
    codes: ['march.pips', 'build.baseContested', 'undead.notTired'],
    parts: {},
  },
  'blood-stone': {
    refusals: 50,
    codes: ['act.moveDone', 'puppet.attackDone', 'cast.range', 'husk.beside'],
    parts: { act: ['move', 'attack'] },
  },
  'blood-rage': {
    refusals: 40,
    codes: ['invade.horns', 'rescue.twice', 'rage.short'],
    parts: {},
  },
};
