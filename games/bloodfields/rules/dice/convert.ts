/** §7.4: how many Mastery icons are hits. The conversion is mandatory; which of the dice it affects does not matter. */
function masteryHits(icons: number, mastery: number): number {
  if (mastery >= 5) return icons;
  return mastery === 4 && icons > 0 ? 1 : 0;
}

/**
 * §7.4: the hits of an attack roll, from how many dice show each face. A spent token turns all Inspire icons into
 * hits. The skulls of a Critical Strike are among them.
 */
export function hitsOf(faces: readonly number[], mastery: number, spend: boolean): number {
  return (faces[0] ?? 0) + masteryHits(faces[1] ?? 0, mastery) + (spend ? (faces[2] ?? 0) : 0);
}

/**
 * §7.5: the saves of a defence roll, from how many dice show each face. A spent token, or cover for free, turns all
 * Inspire icons into saves.
 */
export function savesOf(faces: readonly number[], armour: number, inspired: boolean): number {
  return (faces[0] ?? 0) + Math.min(armour, faces[1] ?? 0) + (inspired ? (faces[2] ?? 0) : 0);
}
