import { percent } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { sequence } from '../../../rules/sequence.ts';
import { skillSet } from '../../../rules/skills.ts';
import { unitOf } from '../../../rules/units.ts';
import { meanText } from '../../../text/move-notes.ts';
import { skillText } from '../../../text/skills.ts';
import { skillName, unitName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { attackTold } from '../state/forecasts.ts';
import { answerRow, NOTHING_SAID } from '../state/rows.ts';
import { sayCompanion } from '../text/say.ts';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** §6.5: the free attack of a charge. */
export function StrikeQuestion({
  play,
  unit: id,
  target,
}: {
  readonly play: Play;
  readonly unit: number;
  readonly target: number;
}): ReactNode {
  const { locale, battle, tap } = play;
  const { table } = battle;
  const { attacks } = skillSet(unitOf(table, id).kind);
  const moves = sequence.moves(table, unitOf(table, id).owner);
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, 'question.strike')}
      line={unitName(locale, table, id)}
      onClose={null}
    >
      <div className={css['acts']}>
        {moves.flatMap((move) => {
          if (move.do !== 'strike') return [];
          const attack = attacks.find((one) => one.id === move.skill);
          const told = attackTold(table, id, move.skill, { ...NOTHING_SAID, targets: [target] }, true);
          return [
            <Act
              key={move.skill}
              kind="wound"
              note={[
                attack === undefined ? '' : skillText(locale, attack, unitOf(table, id).kind),
                told === null
                  ? ''
                  : sayCompanion(locale, 'question.comes', {
                      mean: meanText(locale, told.mean),
                      kill: percent(locale, told.kill),
                    }),
              ]
                .filter((one) => one !== '')
                .join(' · ')}
              onPress={() => tap(answerRow(move))}
            >
              {skillName(locale, move.skill)}
            </Act>,
          ];
        })}
      </div>
    </SheetSlip>
  );
}
