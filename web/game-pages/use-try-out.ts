import { findBox } from '@sanguine/registry/shelf.ts';
import type { GamePageProps } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useLocation } from 'wouter';
import { useOwnName } from '../account/own-name.ts';
import { useSay } from '../text/say.ts';

/** Starts a game against a bot with moves already played, and goes there. */
export function useTryOut(game: string): GamePageProps['tryOut'] {
  const say = useSay();
  const locale = useLocale();
  const own = useOwnName();
  const [, go] = useLocation();
  return async (choices, moves) => {
    const box = findBox(game);
    if (box === undefined) return false;
    const { beginTrial } = await import('../lobby/trial.ts');
    try {
      const id = await beginTrial(box, own === '' ? say('you') : own, locale, choices, moves);
      if (id === null) return false;
      go(`/local/${id}`);
      return true;
    } catch {
      return false;
    }
  };
}
