import type { Touch } from './player.ts';
import { table } from './words.ts';

/** Types moves into the text board, and confirms those that end a turn with something left. */
export const typing: Touch<unknown> = async (page, _move, notation) => {
  await page.getByLabel(table('en', 'text.field')).fill(notation);
  const play = page.getByRole('button', { name: table('en', 'text.play'), exact: true });
  await play.click();
  if (await page.getByRole('alert').getByText(`Choose "${notation}" once more`).isVisible())
    await play.click();
};
