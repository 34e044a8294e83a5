/** The minimum the scan of a game's rules must find. */
interface Profile {
  readonly refusals: number;
  readonly codes: readonly string[];
  /** The values of the variable parts of composed codes: `act.${act}Done`. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export const PROFILES: Readonly<Record<string, Profile>> = {
  bloodstones: {
    refusals: 70,
    codes: ['march.pips', 'build.noBase', 'undead.notTired'],
    parts: {},
  },
  'blood-stone': {
    refusals: 50,
    codes: ['act.moveDone', 'puppet.attackDone', 'cast.range', 'husk.beside'],
    parts: { act: ['move', 'attack'], missing: ['around', 'line', 'near', 'far'] },
  },
  'blood-rage': {
    refusals: 40,
    codes: ['invade.horns', 'rescue.twice', 'rage.short'],
    parts: {},
  },
  bloodfields: {
    refusals: 90,
    codes: ['charge.far', 'attack.range', 'place.zone', 'dice.tooMany'],
    parts: {
      flaw: [
        'empty',
        'points',
        'realm',
        'copies',
        'supports',
        'items',
        'itemTwice',
        'itemSupport',
        'itemEngine',
        'schoolMage',
      ],
      hindrance: ['combat', 'immobilized', 'bogged', 'forest'],
      placing: ['end', 'contact'],
      summoning: ['far', 'end', 'contact', 'unseen'],
      contacting: ['apart', 'through', 'way'],
      missing: ['contact', 'reach', 'range', 'unseen'],
      moving: [
        'contact',
        'end',
        'endEdge',
        'endWall',
        'far',
        'land',
        'legs',
        'nowhere',
        'takeOff',
        'way',
        'wayEdge',
      ],
    },
  },
};
