import type { Settings } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Suspense } from 'react';
import { ExampleEmblem, exampleMood } from './example.tsx';
import { useSay } from '../text/say.ts';
import styles from './sample.module.css';

/** A corner of a table, drawn with the current settings. */
export function Sample({ settings }: { readonly settings: Settings }) {
  const say = useSay();
  return (
    <figure className={styles['sample']} aria-label={say('sample.label')} data-mood={exampleMood}>
      <div className={styles['prompt']}>
        <Side at={0} size={44} />
        <div>
          <p className={styles['question']}>{say('sample.prompt')}</p>
          <p className={styles['fact']}>{say('sample.fact')}</p>
        </div>
      </div>
      {settings.textBoard ? (
        <ol className={styles['text']}>
          <li>{say('sample.text.1')}</li>
          <li>{say('sample.text.2')}</li>
        </ol>
      ) : (
        <div className={styles['field']}>
          <span className={styles['mover']}>
            <Side at={0} size={56} />
          </span>
          <Side at={1} size={56} />
        </div>
      )}
      <div className={styles['bar']} data-ground="tray">
        <ActionButton kind="go" note={say(settings.warnings ? 'sample.warn' : 'sample.cost')}>
          {say('sample.act')}
        </ActionButton>
        <ActionButton unavailable={say('sample.off.why')}>{say('sample.off')}</ActionButton>
      </div>
    </figure>
  );
}

/** Keeps its space until the emblem is loaded. */
function Side({ at, size }: { readonly at: 0 | 1; readonly size: number }) {
  return (
    <span className={styles['side']} style={{ width: size, height: size }}>
      <Suspense fallback={null}>
        <ExampleEmblem at={at} size={size} />
      </Suspense>
    </span>
  );
}
