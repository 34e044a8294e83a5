import { useState } from 'react';
import { useLocation } from 'wouter';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { Box } from '@sanguine/ui';
import { useOwnName } from '../account/own-name.ts';
import { useSay } from '../text/say.ts';
import { usePlayNote } from './play-note.ts';

/** Starts a game against bots with one click. */
export function PlayButton({
  box,
  named = false,
  className,
}: {
  readonly box: Box;
  /** Includes the game's name, where the context does not show it. */
  readonly named?: boolean;
  readonly className?: string | undefined;
}) {
  const say = useSay();
  const locale = useLocale();
  const own = useOwnName();
  const note = usePlayNote(box, named);
  const [, go] = useLocation();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const play = async () => {
    setState('busy');
    try {
      const { playNow } = await import('../lobby/play-now.ts');
      go(await playNow(box, own === '' ? say('you') : own, locale));
    } catch {
      setState('failed');
    }
  };
  return (
    <ActionButton
      kind="go"
      className={className}
      note={state === 'ready' ? note : say(state === 'busy' ? 'play.busy' : 'play.failed')}
      onPress={() => {
        if (state !== 'busy') void play();
      }}
    >
      {say('play.now')}
    </ActionButton>
  );
}
