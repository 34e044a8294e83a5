import { percent } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import { sequence } from '../../../rules/sequence.ts';
import type { Faces } from '../../../rules/frames.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import { currentRoll, diceOptions, untouched } from '../../../rules/roll/options.ts';
import { countOf } from '../../../rules/roll/dice.ts';
import { skillSet } from '../../../rules/skills.ts';
import { triggerOf } from '../../../rules/skills.ts';
import { unitOf } from '../../../rules/units.ts';
import { rollName } from '../../../text/dice.ts';
import { meanText } from '../../../text/move-notes.ts';
import { triggerText } from '../../../text/passives.ts';
import { skillText } from '../../../text/skills.ts';
import { isItem, skillName, unitName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { answerTold } from '../state/answers.ts';
import { attackTold } from '../state/forecasts.ts';
import { NOTHING_SAID } from '../state/rows.ts';
import { lyingDice } from '../state/exchange.ts';
import { sayCompanion } from '../text/say.ts';
import { DiceRow } from './dice-row.tsx';
import { PickDice } from './pick-dice.tsx';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** A question of the rules in the middle of something: dice to change, a skill to use, the free attack of a charge. */
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

const answerRow = (move: AnyMove) => ({ tap: 'answer', move }) as const;

/** §7.10: what is done with the dice on the table, and what comes of each answer. */
function DiceQuestion({
  play,
  side,
}: {
  readonly play: Play;
  readonly side: 'opponent' | 'roller';
}): ReactNode {
  const { locale, battle, tap } = play;
  const { table } = battle;
  const { roll, asker } = currentRoll(table);
  /** What an attack itself allows is called by its name. */
  const called = (by: string): string =>
    skillName(locale, by === 'skill' && asker.step === 'attack' ? asker.skill : by);
  const free = untouched(roll, side);
  const [picked, setPicked] = useState<Faces>(free.map(() => 0));
  const moves = sequence.moves(table, sequence.deciders(table)[0] ?? 0);
  const rerolls = diceOptions(table, side).filter(({ change }) => 'reroll' in change);
  const told = (move: AnyMove): string | null => {
    const odds = answerTold(battle, move);
    if (odds === null) return null;
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

/** §6.5: the free attack of a charge. */
function StrikeQuestion({
  play,
  unit: id,
  target,
}: {
  readonly play: Play;
  readonly unit: number;
  readonly target: number;
}) {
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

/** Who begins; whose champion; who gains the Ember. */
function PlainQuestion({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, tap } = play;
  const { table, setup } = battle;
  const top = table.frames.at(-1);
  const moves = sequence.moves(table, sequence.deciders(table)[0] ?? 0);
  const key = top?.step === 'initiative' || top?.step === 'champion' ? top.step : 'ember';
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
                : move.do}
          </Act>
        ))}
      </div>
    </SheetSlip>
  );
}
