import type { ReactNode } from 'react';
import { sequence } from '../../../rules/sequence.ts';
import { triggerOf } from '../../../rules/skills.ts';
import { unitOf } from '../../../rules/units.ts';
import { triggerText } from '../../../text/passives.ts';
import { isItem, skillName, unitName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { answerRow } from '../state/rows.ts';
import { sayCompanion } from '../text/say.ts';
import { DiceQuestion } from './dice-question.tsx';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';
import { StrikeQuestion } from './strike-question.tsx';

/** A question the rules ask in the middle of an action: dice to change, a skill to use, the free attack of a charge. */
export function QuestionSheet({ play }: { readonly play: Play }): ReactNode {
  const top = play.battle.table.frames.at(-1);
  switch (top?.step) {
    case 'dice':
      return <DiceQuestion key={play.battle.rows.length} play={play} side={top.side} />;
    case 'react':
      return <ReactQuestion play={play} unit={top.unit} by={top.by} />;
    case 'strike':
      return <StrikeQuestion play={play} unit={top.unit} target={top.target} />;
    default:
      return <PlainQuestion play={play} />;
  }
}

/** §1.6: a passive or charm that may be used now. */
function ReactQuestion({
  play,
  unit: id,
  by,
}: {
  readonly play: Play;
  readonly unit: number;
  readonly by: string;
}): ReactNode {
  const { locale, battle, tap } = play;
  const trigger = triggerOf(unitOf(battle.table, id), by);
  return (
    <SheetSlip
      locale={locale}
      title={skillName(locale, by)}
      line={unitName(locale, battle.table, id)}
      onClose={null}
      foot={
        <>
          <Act onPress={() => tap(answerRow({ do: 'pass' }))}>{sayCompanion(locale, 'question.no')}</Act>
          <Act kind="go" onPress={() => tap(answerRow({ do: 'use', by }))}>
            {sayCompanion(locale, 'question.yes')}
          </Act>
        </>
      }
    >
      {trigger === undefined ? null : (
        <p className={css['note']}>{triggerText(locale, trigger, isItem(by))}</p>
      )}
    </SheetSlip>
  );
}

/** Who begins, which unit is champion, who gains the Ember, or who takes the second blow. */
function PlainQuestion({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, tap } = play;
  const { table, setup } = battle;
  const top = table.frames.at(-1);
  const moves = sequence.moves(table, sequence.deciders(table)[0] ?? 0);
  const key =
    top?.step === 'initiative' || top?.step === 'champion' || top?.step === 'aim' ? top.step : 'ember';
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, `question.${key}`)}
      line={sayCompanion(locale, `question.${key}.line`)}
      onClose={null}
    >
      <div className={css['acts']}>
        {moves.map((move) => (
          <Act
            key={JSON.stringify(move)}
            kind="go"
            guide={move.do === 'first' ? `first:${move.seat}` : `answer:${move.do}`}
            note={
              move.do === 'first'
                ? sayCompanion(
                    locale,
                    move.seat === table.holder ? 'question.first.passes' : 'question.first.keeps',
                  )
                : null
            }
            onPress={() => tap(answerRow(move))}
          >
            {move.do === 'first'
              ? (setup.names[move.seat] ?? '')
              : 'unit' in move
                ? unitName(locale, table, move.unit)
                : sayCompanion(locale, 'question.stop')}
          </Act>
        ))}
      </div>
    </SheetSlip>
  );
}
