/** How one gets from section to section: within a page, or within the drawer beside a table. */
export interface SectionRoute {
  /** For those who open it in a new window. */
  href(section: string): string;
  go(section: string): void;
}

/** The anchor of a section on the page. */
export function anchorOf(section: string): string {
  return `s${section}`;
}
