import * as v from 'valibot';

/** The points tables disagree on, each with the default first. */
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
  /** Whether cards shed in the Discard phase are shown. */
  discardsOpen: ['no', 'yes'],
  /** Whether spectators see hands. */
  spectatorHands: ['no', 'yes'],
  /** How long each who is asked for a late card is asked at least: nobody tells from the time it took who holds one. */
  lateWindowSeconds: ['8', '3', '5', '12', '20', '30'],
} as const;

const entries = {
  clans: v.picklist(OPTIONS.clans),
  ageOneDraft: v.picklist(OPTIONS.ageOneDraft),
  firstPlayer: v.picklist(OPTIONS.firstPlayer),
  passerMayReturn: v.picklist(OPTIONS.passerMayReturn),
  rescueFromSacrifice: v.picklist(OPTIONS.rescueFromSacrifice),
  discardsOpen: v.picklist(OPTIONS.discardsOpen),
  spectatorHands: v.picklist(OPTIONS.spectatorHands),
  lateWindowSeconds: v.picklist(OPTIONS.lateWindowSeconds),
};
export const optionsSchema = v.strictObject(entries);
export type Options = v.InferOutput<typeof optionsSchema>;

export const DEFAULT_OPTIONS: Options = {
  clans: 'random',
  ageOneDraft: 'draft',
  firstPlayer: 'random',
  passerMayReturn: 'no',
  rescueFromSacrifice: 'no',
  discardsOpen: 'no',
  spectatorHands: 'no',
  lateWindowSeconds: '8',
};
