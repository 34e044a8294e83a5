import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Analysis, JudgedDecision } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { Source } from '../replay/source.ts';
import { type HandedOn, handOn } from '../table/hand-on.ts';
import { saveFile } from '../table/save-file.ts';
import { drawsAsCsv } from './csv.ts';
import { AllDecisions } from './decisions/all-decisions.tsx';
import styles from './dock.module.css';
import type { MarkedDecision } from './headline.ts';
import { useAnalysisSay } from './say.ts';
import type { Work } from './use-analysis.ts';
import { ProgressLine } from './working.tsx';

interface DockProps {
  readonly source: Source;
  readonly analysis: Analysis;
  readonly work: Work;
  readonly judged: readonly JudgedDecision[];
  readonly marked: readonly MarkedDecision[];
  readonly seat: Seat;
  readonly who: { readonly who: string; readonly name: string };
  readonly names: readonly string[];
  readonly replay: (row: number) => string;
  readonly onSeat: (seat: Seat) => void;
  readonly onLearn: () => void;
}

/** The actions on a report. */
export function Dock(props: DockProps) {
  const { source, analysis, work, judged, marked, seat, who, names, replay, onSeat, onLearn } = props;
  const say = useAnalysisSay();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const [shared, setShared] = useState<HandedOn>('sheet');
  const { running, start, stop } = work;
  const share = async (): Promise<void> => {
    const url = new URL(location.href);
    url.searchParams.set('seat', `${seat}`);
    // If the browser cannot copy, the address bar has the link.
    navigate(`${url.pathname}${url.search}`, { replace: true });
    setShared(await handOn(source.name, url.href));
  };
  const save = (): void =>
    saveFile({
      name: say('csv.file', { name: source.name }),
      text: drawsAsCsv(analysis, names, locale, say),
      type: 'text/csv',
    });
  return (
    <footer className={styles['dock']} data-ground="tray">
      <ActionButton
        kind="go"
        guide="learn"
        note={say('learn.note', { count: marked.length })}
        unavailable={marked.length === 0 ? say('learn.none') : undefined}
        onPress={onLearn}
      >
        {say('learn', who)}
      </ActionButton>
      <Select
        bare
        label={say('seat')}
        value={`${seat}`}
        options={names.map((name, one) => ({ value: `${one}`, title: name }))}
        onChange={(value) => onSeat(Number(value))}
      />
      <ActionButton guide="all" onPress={() => setAll(true)}>
        {say('all', { count: judged.length })}
      </ActionButton>
      <span className={styles['grow']} />
      {running === null ? (
        analysis.depth === 'deep' ? null : (
          <ActionButton kind="ghost" guide="deeper" note={say('deeper.note')} onPress={() => start('deep')}>
            {say('deeper')}
          </ActionButton>
        )
      ) : (
        <div className={styles['running']}>
          <ProgressLine running={running} />
          <ActionButton kind="ghost" onPress={stop}>
            {say('working.stop')}
          </ActionButton>
        </div>
      )}
      <ActionButton kind="ghost" guide="csv" onPress={save}>
        {say('csv')}
      </ActionButton>
      {source.shared ? (
        <ActionButton kind="ghost" onPress={() => void share()}>
          <span aria-live="polite">{say(shared === 'sheet' ? 'share' : `share.${shared}`)}</span>
        </ActionButton>
      ) : null}
      {all ? <AllDecisions decisions={judged} replay={replay} onClose={() => setAll(false)} /> : null}
    </footer>
  );
}
