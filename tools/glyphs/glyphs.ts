interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The outlines of the wanted glyphs, sorted by name, and the names the set lacks. */
export function glyphPaths(
  set: IconSet,
  wanted: readonly string[],
): { readonly paths: Readonly<Record<string, string>>; readonly missing: readonly string[] } {
  const paths: Record<string, string> = {};
  const missing: string[] = [];
  for (const name of [...new Set(wanted)].toSorted()) {
    const outline = / d="([^"]+)"/.exec(set.icons[name]?.body ?? '')?.[1];
    if (outline === undefined) missing.push(name);
    else paths[name] = outline;
  }
  return { paths, missing };
}
