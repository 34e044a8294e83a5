import { expect, type Page } from '@playwright/test';
import type { NewTable, TableInfo } from '@sanguine/protocol';

export const recruit = { kind: 'bot', level: 'recruit' } as const;

/** Opens a table on the server without filling in the page for it. */
export async function openTable(
  page: Page,
  wish: Pick<NewTable, 'seats'> & Partial<NewTable>,
): Promise<void> {
  const data: NewTable = {
    game: 'bloodstones',
    name: 'The Marsh Accord',
    options: {},
    pace: { kind: 'none' },
    listed: true,
    watch: 'anyone',
    ...wish,
  };
  // The server refuses to open a table for a request from another site.
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.context().request.post('/api/tables', { headers, data });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as TableInfo;
  await page.goto(`/table/${id}`);
}
