import type { JudgedDecision } from '@sanguine/bots';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { VerdictSign } from '../mark-sign.tsx';
import { digits } from '../points.ts';
import { roundWords, useAnalysisSay } from '../say.ts';
import styles from './decisions.module.css';

interface DecisionListProps {
  readonly decisions: readonly JudgedDecision[];
  readonly who: { readonly who: string; readonly name: string };
  readonly onChoose: (decision: JudgedDecision) => void;
}

/** Decisions, the costliest first; pressing one shows it. */
export function DecisionList({ decisions, who, onChoose }: DecisionListProps) {
  const say = useAnalysisSay();
  const locale = useLocale();
  return (
    <ul className={styles['list']}>
      {decisions.map((decision) => (
        <li key={decision.row}>
          <button type="button" data-guide={`decision:${decision.row}`} onClick={() => onChoose(decision)}>
            <VerdictSign verdict={decision.verdict} size={28} />
            <span>
              <b>{roundWords(say, decision.round)}</b>
              <span>{say('list.made', { ...who, move: decision.made.words[locale] })}</span>
              {decision.better === null ? null : (
                <span data-better="true">{say('list.warlord', { move: decision.better.words[locale] })}</span>
              )}
            </span>
            <em>
              {digits(-decision.loss, 1)}
              <span className="unseen">{say('lost')}</span>
            </em>
          </button>
        </li>
      ))}
    </ul>
  );
}
