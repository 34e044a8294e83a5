import type { ReactNode } from 'react';
import type { ChargeKind } from '../../../rules/charge/kind.ts';
import type { UnitId } from '../../../rules/state.ts';
import { skillName, unitName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import type { Doing } from '../state/doing.ts';
import { attackTold, chargeTold, fleeTold, spellTold } from '../state/forecasts.ts';
import type { Said } from '../state/rows.ts';
import { sayCompanion } from '../text/say.ts';
import { AttackOddsView, PassView } from './odds-view.tsx';
import css from './sheets.module.css';

/** The chances before the dice fall. */
export function ToldOdds({
  play: { locale, battle },
  id,
  doing,
  said,
  far,
  kind,
  attack,
}: {
  readonly play: Play;
  readonly id: UnitId;
  readonly doing: Doing;
  readonly said: Said;
  readonly far: number;
  readonly kind: ChargeKind;
  readonly attack: boolean;
}): ReactNode {
  const { table } = battle;
  const pass =
    doing.what === 'cast'
      ? spellTold(table, id, doing.by, said)
      : doing.what === 'charge'
        ? chargeTold(table, id, far, kind, said)
        : doing.what === 'flee'
          ? fleeTold(table, id, said)
          : null;
  const told = attack && 'by' in doing ? attackTold(table, id, doing.by, said) : null;
  const helps =
    told === null
      ? []
      : [
          ...told.rerolls.map((by) => sayCompanion(locale, 'odds.reroll', { skill: skillName(locale, by) })),
          ...told.charms.map(({ unit, by }) =>
            sayCompanion(locale, 'odds.charm', {
              unit: unitName(locale, table, unit),
              skill: skillName(locale, by),
            }),
          ),
        ];
  return (
    <div aria-live="polite">
      {pass === null ? null : <PassView locale={locale} pass={pass} />}
      {told === null ? null : <AttackOddsView locale={locale} {...told} />}
      {helps.length === 0 ? null : (
        <ul className={css['helps']}>
          {helps.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
