import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useAnalysisSay } from './say.ts';
import type { Work } from './use-analysis.ts';
import styles from './working.module.css';

/** Shown until there is a report: the progress, and a way to stop. */
export function Working({ work: { running, failed, start, stop } }: { readonly work: Work }) {
  const say = useAnalysisSay();
  return (
    <section className={styles['working']}>
      <h2>{say(failed ? 'working.failed' : running === null ? 'working.stopped' : 'working.title')}</h2>
      <p>{say(failed ? 'working.failed.text' : 'working.text')}</p>
      {running === null ? (
        <ActionButton kind="go" onPress={() => start('quick')}>
          {say('working.again')}
        </ActionButton>
      ) : (
        <>
          <ProgressLine running={running} />
          <ActionButton onPress={stop}>{say('working.stop')}</ActionButton>
        </>
      )}
    </section>
  );
}

/** How much of the work is done. */
export function ProgressLine({ running }: { readonly running: NonNullable<Work['running']> }) {
  const say = useAnalysisSay();
  const percent = Math.floor((100 * running.done) / Math.max(1, running.total));
  return (
    <p className={styles['line']}>
      <progress max={100} value={percent} aria-label={say(`working.${running.depth}`)} />
      <span aria-hidden="true">{say('working.percent', { percent })}</span>
    </p>
  );
}
