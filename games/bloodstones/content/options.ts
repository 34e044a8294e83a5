import * as v from 'valibot';

/** §16: the points tables disagree on, each with the rulebook's way first. */
export const OPTIONS = {
  factionPick: ['draft', 'random'],
  factionLimits: ['enforce', 'free'],
  openingBuild: ['sequential', 'simultaneous'],
  swapVisibility: ['public', 'secret'],
  stallGuard: ['idle', 'off'],
  roundLimit: ['off', '30', '45', '60'],
  wipedOutVillage: ['paid', 'free'],
  cutiecorn: ['off', 'on'],
  regroupTarget: ['standard', 'short'],
} as const;

export const optionsSchema = v.strictObject({
  factionPick: v.picklist(OPTIONS.factionPick),
  factionLimits: v.picklist(OPTIONS.factionLimits),
  openingBuild: v.picklist(OPTIONS.openingBuild),
  swapVisibility: v.picklist(OPTIONS.swapVisibility),
  stallGuard: v.picklist(OPTIONS.stallGuard),
  roundLimit: v.picklist(OPTIONS.roundLimit),
  wipedOutVillage: v.picklist(OPTIONS.wipedOutVillage),
  cutiecorn: v.picklist(OPTIONS.cutiecorn),
  regroupTarget: v.picklist(OPTIONS.regroupTarget),
});
export type Options = v.InferOutput<typeof optionsSchema>;

export const DEFAULT_OPTIONS: Options = {
  factionPick: OPTIONS.factionPick[0],
  factionLimits: OPTIONS.factionLimits[0],
  openingBuild: OPTIONS.openingBuild[0],
  swapVisibility: OPTIONS.swapVisibility[0],
  stallGuard: OPTIONS.stallGuard[0],
  roundLimit: OPTIONS.roundLimit[0],
  wipedOutVillage: OPTIONS.wipedOutVillage[0],
  cutiecorn: OPTIONS.cutiecorn[0],
  regroupTarget: OPTIONS.regroupTarget[0],
};
