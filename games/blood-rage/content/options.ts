import { tableOptions } from '@sanguine/kernel';

/** The points on which groups of players differ, each with the default first. */
export const OPTIONS = {
  /** Dealt at random, or picked in seat order. */
  clans: ['random', 'picked'],
  /** `dealt`: everybody keeps all eight cards of the first Age (for a first game). */
  ageOneDraft: ['draft', 'dealt'],
  /** Drawn, or the first seat. */
  firstPlayer: ['random', 'seat'],
  /** Whether Rage gained after passing gives turns back. */
  passerMayReturn: ['no', 'yes'],
  /** Whether figures given to Frigga's Sacrifice can be rescued. */
  rescueFromSacrifice: ['no', 'yes'],
  /** Whether Heimdall's Sight looks at late cards too. */
  sight: ['revealed', 'late'],
  /** Odin's Tide: answered openly, the pillager first and then clockwise; or by all at once, in secret. */
  tide: ['order', 'hidden'],
  /** Whether cards shed in the Discard phase are shown. */
  discardsOpen: ['no', 'yes'],
  /** Whether spectators see hands. */
  spectatorHands: ['no', 'yes'],
  /**
   * The least time a seat asked for a late card is given, so that nobody can tell from the time taken who holds one.
   */
  lateWindowSeconds: ['8', '3', '5', '12', '20', '30'],
} as const;

export const { schema: optionsSchema, defaults: DEFAULT_OPTIONS } = tableOptions(OPTIONS);
export type Options = typeof DEFAULT_OPTIONS;
