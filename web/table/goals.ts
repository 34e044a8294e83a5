const KEY = 'sanguine.goals';

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether somebody has sat at this game on this device and read how it is won. */
export const knowsGoal = (game: string): boolean => read().includes(game);

export function rememberGoal(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), game])]));
  } catch {
    // Without storage it is shown again at the next table.
  }
}
