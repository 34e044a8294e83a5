import { useState } from 'react';
import { useLocation } from 'wouter';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import type { Box } from '@sanguine/ui';
import { useMe } from '../account/me.ts';
import { useSay } from '../text/say.ts';

/** One click to a game against bots. */
export function PlayButton({
  box,
  note,
  className,
}: {
  readonly box: Box;
  readonly note: string;
  readonly className?: string | undefined;
}) {
  const say = useSay();
  const locale = useLocale();
  const me = useMe();
  const [, go] = useLocation();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const play = async () => {
    setState('busy');
    try {
      const { playNow } = await import('../lobby/play-now.ts');
      go(await playNow(box, me?.name ?? say('you'), locale));
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
