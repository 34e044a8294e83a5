import type { Locale } from '@sanguine/kernel';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import type { ReactNode } from 'react';
import { sayBoard } from '../text/say.ts';
import css from './side.module.css';
import type { Threat } from './threat.ts';

interface ThreatLineProps {
  readonly locale: Locale;
  readonly name: string;
  readonly threat: Threat;
}

/** Whether a rival can reach the viewer's total, judging by the unseen cards. */
export function ThreatLine({ locale, name, threat: { total, needs, chance } }: ThreatLineProps): ReactNode {
  const sure = needs <= 0 ? 'ahead' : chance === 0 ? 'never' : 'needs';
  const has = `${wholePercent(chance)}%`;
  const shares = [
    { tone: 'win', chance: 1 - chance, says: sayBoard(locale, 'battle.odds.none') },
    { tone: 'lose', chance, says: sayBoard(locale, 'battle.odds.some') },
  ] as const;
  return (
    <div className={css['threat']} data-sure={sure}>
      <p>
        {sayBoard(locale, `battle.threat.${sure}`, { total, needs })}
        {sure === 'needs' ? <b>{sayBoard(locale, 'battle.threat.has', { chance: has })}</b> : null}
      </p>
      {sure === 'needs' ? (
        <OddsBar size="small" shares={shares} label={sayBoard(locale, 'battle.odds', { name, needs })} />
      ) : null}
    </div>
  );
}
