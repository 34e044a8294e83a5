/** The small pictures of the maps, printed beforehand: to engrave six maps would keep a reader's device busy for seconds. */
export const PREVIEWS: ReadonlyMap<string, string> = new Map([
  ['tyrants-lament', new URL('./previews/tyrants-lament.webp', import.meta.url).href],
  ['widows-sound', new URL('./previews/widows-sound.webp', import.meta.url).href],
  ['broken-anvil', new URL('./previews/broken-anvil.webp', import.meta.url).href],
  ['crowfeast', new URL('./previews/crowfeast.webp', import.meta.url).href],
  ['cairn-of-kings', new URL('./previews/cairn-of-kings.webp', import.meta.url).href],
  ['red-tides', new URL('./previews/red-tides.webp', import.meta.url).href],
]);
