import { useEffect } from 'react';
import type { ReplayPlayer } from './use-player.ts';
import { isWriting } from '@sanguine/ui/interaction/is-writing.ts';

type Keyed = Pick<ReplayPlayer, 'playing' | 'setPlaying' | 'step'>;

/** Space plays and pauses, `.` and `,` step; fields and buttons keep their own keys. */
export function useReplayKeys({ playing, setPlaying, step }: Keyed): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (isWriting(event) || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
        return;
      const pressing = target instanceof HTMLElement && target.closest('button, a, summary') !== null;
      if (key === '.') step(1);
      else if (key === ',') step(-1);
      else if (key === ' ' && !pressing) setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [playing, setPlaying, step]);
}
