import type { Pace } from '@sanguine/protocol';
import { RadioChoice } from '@sanguine/ui/controls/choice.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { Switch } from '@sanguine/ui/controls/switch.tsx';
import { useSay } from '../../text/say.ts';
import type { Draft } from '../draft.ts';
import styles from './pace-section.module.css';
import { Section } from './section.tsx';

const MINUTES = ['10', '20', '30', '45', '60', '90', '120'] as const;
const DAYS = ['1', '2', '3', '5', '7', '14'] as const;
const INCREMENT = 30;

const STARTS: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 45, increment: INCREMENT },
  days: { kind: 'days', days: 2 },
};

/** The pace of an online table, and who may find and watch it. */
export function PaceSection({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}) {
  const say = useSay();
  const { pace } = draft;
  return (
    <>
      <Section title={say('new.pace')}>
        <div className={styles['pace']}>
          <RadioChoice
            bare
            label={say('new.pace')}
            value={pace.kind}
            options={[
              { value: 'none', title: say('pace.none'), note: say('pace.none.note') },
              { value: 'live', title: say('pace.live'), note: say('pace.live.note') },
              { value: 'days', title: say('pace.days'), note: say('pace.days.note') },
            ]}
            onChange={(kind) => onChange({ ...draft, pace: STARTS[kind] })}
          />
          {pace.kind === 'live' ? (
            <Select
              className={styles['measure']}
              label={say('pace.minutes.label')}
              note={say('pace.increment', { seconds: pace.increment })}
              value={nearest(MINUTES, pace.minutes)}
              options={MINUTES.map((value) => ({
                value,
                title: say('pace.minutes', { count: Number(value) }),
              }))}
              onChange={(minutes) => onChange({ ...draft, pace: { ...pace, minutes: Number(minutes) } })}
            />
          ) : null}
          {pace.kind === 'days' ? (
            <Select
              className={styles['measure']}
              label={say('pace.days.label')}
              value={nearest(DAYS, pace.days)}
              options={DAYS.map((value) => ({ value, title: say('pace.day', { count: Number(value) }) }))}
              onChange={(days) => onChange({ ...draft, pace: { ...pace, days: Number(days) } })}
            />
          ) : null}
        </div>
      </Section>
      <Section title={say('new.company')}>
        <div className={styles['company']}>
          <Switch
            title={say('new.listed')}
            note={say(draft.listed ? 'new.listed.on' : 'new.listed.off')}
            on={draft.listed}
            onChange={(listed) => onChange({ ...draft, listed })}
          />
          <Switch
            title={say('new.watch')}
            note={say(draft.watch === 'anyone' ? 'new.watch.on' : 'new.watch.off')}
            on={draft.watch === 'anyone'}
            onChange={(on) => onChange({ ...draft, watch: on ? 'anyone' : 'players' })}
          />
        </div>
      </Section>
    </>
  );
}

function nearest<Value extends string>(values: readonly [Value, ...Value[]], wanted: number): Value {
  return values.reduce((best, value) =>
    Math.abs(Number(value) - wanted) < Math.abs(Number(best) - wanted) ? value : best,
  );
}
