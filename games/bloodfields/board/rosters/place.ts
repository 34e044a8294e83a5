/** Which of the roster pages is open, as given in the address. */
export type Place =
  | { readonly page: 'list' }
  | { readonly page: 'edit'; readonly id: string }
  | { readonly page: 'shared' }
  | { readonly page: 'collection' }
  | { readonly page: 'versus'; readonly one: string; readonly other: string };

export function placeOf(at: string): Place {
  const [path = '', query = ''] = at.split('?', 2);
  const [page, id = ''] = path.split('/');
  if (page === 'edit' && id !== '') return { page, id };
  if (page === 'shared' || page === 'collection') return { page };
  if (page === 'versus') {
    const asked = new URLSearchParams(query);
    return { page, one: asked.get('a') ?? '', other: asked.get('b') ?? '' };
  }
  return { page: 'list' };
}

export const editing = (id: string): string => `edit/${id}`;
export const versus = (one: string, other: string): string =>
  `versus?${new URLSearchParams({ a: one, b: other })}`;
