import { parseRoster, printRoster } from '../../../rules/roster/text.ts';

/** A list as somebody typed or pasted it: notation, or a link that is one. */
export function readPasted(text: string): { readonly list: string } | { readonly unread: string } {
  const query = /[?&]r=([^&\s]+)/.exec(text)?.[1];
  const line =
    query === undefined ? text.trim() : decodeURIComponent(query).replaceAll('_', ' ').replaceAll('.', '+');
  const read = parseRoster(line);
  return 'roster' in read ? { list: printRoster(read.roster) } : read;
}
