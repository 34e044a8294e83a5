import type { Rulebook, RulebookSection } from '@sanguine/kernel';

/** A chapter and its sections: `9` with `9.1`, `9.2` and so on. */
export interface RulebookChapter {
  readonly head: RulebookSection;
  readonly parts: readonly RulebookSection[];
}

export function chaptersOf({ sections }: Rulebook): RulebookChapter[] {
  const heads = sections.filter(({ id }) => !id.includes('.'));
  return heads.map((head) => ({
    head,
    parts: sections.filter(({ id }) => id.startsWith(`${head.id}.`)),
  }));
}

/** The sections before and after a section, in reading order. */
export function neighboursOf(
  { sections }: Rulebook,
  id: string,
): { readonly previous: RulebookSection | undefined; readonly next: RulebookSection | undefined } {
  const at = sections.findIndex((section) => section.id === id);
  return { previous: at > 0 ? sections[at - 1] : undefined, next: at < 0 ? undefined : sections[at + 1] };
}
