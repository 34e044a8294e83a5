import type { Settings } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useSay } from '../text/say.ts';
import styles from './sample.module.css';

/** A corner of a table, drawn with the current settings. */
export function Sample({ settings }: { readonly settings: Settings }) {
  const say = useSay();
  return (
    <figure className={styles['sample']} aria-label={say('sample.label')}>
      <div className={styles['prompt']}>
        <Shield side="a" />
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
          <span className={styles['mover']} data-motion={settings.motion}>
            <Shield side="a" />
          </span>
          <Shield side="b" />
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

/** The two sides differ in colour, pattern and shape. */
function Shield({ side }: { readonly side: 'a' | 'b' }) {
  const outline = 'M2 2h28v17c0 6-8 9-14 12C10 28 2 25 2 19z';
  return (
    <svg width="52" height="54" viewBox="0 0 32 33" aria-hidden="true">
      <defs>
        <pattern id="sample-a" width="8" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 5l4-4 4 4" fill="none" stroke="#fff" strokeWidth="1.4" />
        </pattern>
        <pattern id="sample-b" width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 3.5q1.75-2.5 3.5 0t3.5 0" fill="none" stroke="#fff" strokeWidth="1.3" />
        </pattern>
      </defs>
      <path d={outline} fill={side === 'a' ? '#427f52' : '#1b4f8f'} />
      <path d={outline} fill={`url(#sample-${side})`} className={styles['pattern']} />
      <path d={outline} fill="none" stroke="#1c1712" strokeWidth="1.6" />
      {side === 'a' ? (
        <path d="M7 20l6-10 4 6 3-4 5 8z" fill="#fbf3e2" />
      ) : (
        <path d="M16 7v15M10 12h12M8 17q1 6 8 6t8-6" fill="none" stroke="#fbf3e2" strokeWidth="2.6" />
      )}
    </svg>
  );
}
