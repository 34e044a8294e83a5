import { percent } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import type { Faces } from '../../../rules/frames.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import { countOf } from '../../../rules/roll/dice.ts';
import { currentRoll, diceOptions, untouched } from '../../../rules/roll/options.ts';
import { sequence } from '../../../rules/sequence.ts';
import { rollName } from '../../../text/dice.ts';
import { countText, meanText } from '../../../text/move-notes.ts';
import { skillName, unitName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { answerTold } from '../state/answers.ts';
import { lyingDice } from '../state/exchange.ts';
import { answerRow } from '../state/rows.ts';
import { sayCompanion } from '../text/say.ts';
import { DiceRow } from './dice-row.tsx';
import { PickDice } from './pick-dice.tsx';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** §7.10: what to do with the dice on the table, and what each answer leads to. */
export function DiceQuestion({
  play,
  side,
}: {
  readonly play: Play;
  readonly side: 'opponent' | 'roller';
}): ReactNode {
  const { locale, battle, tap } = play;
  const { table } = battle;
  const { roll, asker } = currentRoll(table);
  /** A reroll that the attack itself allows goes by the attack's name. */
  const called = (by: string): string =>
    skillName(locale, by === 'skill' && asker.step === 'attack' ? asker.skill : by);
  const free = untouched(roll, side);
  const [picked, setPicked] = useState<Faces>(free.map(() => 0));
  const moves = sequence.moves(table, sequence.deciders(table)[0] ?? 0);
  const rerolls = diceOptions(table, side).filter(({ change }) => 'reroll' in change);
  const told = (move: AnyMove): string | null => {
    const odds = answerTold(table, move);
    if (odds === null) return null;
    if ('counted' in odds) return countText(locale, odds.counted, odds.move);
    return 'pass' in odds
      ? sayCompanion(locale, 'question.pass', { chance: percent(locale, odds.pass) })
      : sayCompanion(locale, 'question.comes', {
          mean: meanText(locale, odds.mean),
          kill: percent(locale, odds.kill),
        });
  };
  const plain = moves.filter(({ do: verb }) => verb !== 'reroll');
  const count = countOf(picked);
  return (
    <SheetSlip
      locale={locale}
      title={unitName(locale, table, roll.unit)}
      line={sayCompanion(locale, side === 'roller' ? 'question.own' : 'question.theirs', {
        roll: rollName(locale, roll.roll),
      })}
      onClose={null}
    >
      {lyingDice(battle)
        .slice(0, -1)
        .map((dice, at) => (
          <DiceRow key={at} {...{ locale, dice }} />
        ))}
      <PickDice
        locale={locale}
        roll={roll.roll}
        faces={roll.faces}

        free={rerolls.length === 0 ? free.map(() => 0) : free}
        picked={picked}
        onPick={setPicked}
      />
      <div className={css['acts']}>
        {rerolls.map(({ by, change }) => {
          const all = 'reroll' in change && change.reroll === 'all';
          const dice = all ? [...free] : [...picked];
          const move: AnyMove = { do: 'reroll', by, dice };
          const may = sequence.refuse(table, sequence.deciders(table)[0] ?? 0, move) === null;
          return (
            <Act
              key={by}
              off={!may}
              note={all || count > 0 ? told(move) : sayCompanion(locale, 'question.pick')}
              onPress={() => tap(answerRow(move))}
            >
              {sayCompanion(locale, 'question.reroll', {
                skill: called(by),
                count: all ? countOf(free) : count,
              })}
            </Act>
          );
        })}
        {plain.map((move) => (
          <Act
            key={JSON.stringify(move)}
            kind={move.do === 'keep' ? 'go' : 'plain'}
            guide={`answer:${move.do}`}
            note={told(move)}
            onPress={() => tap(answerRow(move))}
          >
            {move.do === 'spend'
              ? sayCompanion(locale, `question.spend.${move.token}`)
              : move.do === 'turn'
                ? sayCompanion(locale, 'question.turn', {
                    skill: skillName(locale, move.by),
                    die: move.die + 1,
                  })
                : move.do === 'use'
                  ? called(move.by)
                  : sayCompanion(locale, 'question.keep')}
          </Act>
        ))}
      </div>
    </SheetSlip>
  );
}
