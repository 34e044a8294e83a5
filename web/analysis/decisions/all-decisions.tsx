import { Link } from 'wouter';
import type { JudgedDecision } from '@sanguine/bots';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { VerdictSign } from '../mark-sign.tsx';
import { points } from '../points.ts';
import { useAnalysisSay } from '../say.ts';
import styles from './decisions.module.css';

interface AllDecisionsProps {
  readonly decisions: readonly JudgedDecision[];
  readonly replay: (row: number) => string;
  readonly onClose: () => void;
}

/** Every decision of a seat that was judged, in the order of play. */
export function AllDecisions({ decisions, replay, onClose }: AllDecisionsProps) {
  const say = useAnalysisSay();
  const locale = useLocale();
  return (
    <Dialog title={say('all.title')} wide onClose={onClose}>
      <table className={styles['all']}>
        <thead>
          <tr>
            {(['moment', 'made', 'warlord', 'lost'] as const).map((key) => (
              <th key={key} scope="col">
                {say(`all.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {decisions.map(({ row, round, made, better, loss, error, verdict }) => (
            <tr key={row} data-verdict={verdict}>
              <th scope="row">
                <Link href={replay(row - 1)}>
                  {round === null ? say('setup') : say('all.at', { round, row })}
                </Link>
              </th>
              <td>{made.words[locale]}</td>
              <td>{better === null ? say('all.same') : better.words[locale]}</td>
              <td>
                <span className={styles['loss']}>
                  {better === null ? '' : say('all.loss', { loss: points(loss), error: points(error) })}
                  {verdict === 'unclear' ? <small>{say('unclear.short')}</small> : null}
                  <VerdictSign verdict={verdict} size={22} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
