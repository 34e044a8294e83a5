/** Navigation between sections, on a page or in the drawer next to a table. */
export interface SectionRoute {
  /** For opening in a new window. */
  href(section: string): string;
  go(section: string): void;
}

/** Element id of a section on the page. */
export function anchorOf(section: string): string {
  return `s${section}`;
}
