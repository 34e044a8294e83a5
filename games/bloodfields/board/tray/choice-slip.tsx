import { type Locale, percent } from '@sanguine/kernel';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { OddsBar, type OddsShare } from '@sanguine/ui/odds/odds-bar.tsx';
import type { ReactNode } from 'react';
import type { AttackWindow, CountWindow, DiceMove, DiceWindow } from '../../rules/forecast.ts';
import { currentRoll, diceOptions } from '../../rules/roll/options.ts';
import { unitOf } from '../../rules/units.ts';
import { facesText } from '../../text/dice.ts';
import { countText, meanText } from '../../text/move-notes.ts';
import { skillName, unitName } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import css from './bench.module.css';
import { kindOf, type OpenDice } from './options.ts';
import { sayTray } from './text/say.ts';

interface ChoiceSlipProps {
  readonly locale: Locale;
  readonly view: View;
  readonly dice: OpenDice;
  /** The name of the decider, if it is another player. */
  readonly other: string | null;
}

/** Every answer with its exact chances from now on; the best one is marked. */
export function ChoiceSlip({ locale, view, dice, other }: ChoiceSlipProps): ReactNode {
  const { window, answers, best, open } = dice;
  const least = window?.kind === 'attack' ? dividing(window, answers) : 0;
  return (
    <Slip className={css['choice']}>
      <h3>
        {other === null ? sayTray(locale, 'ask.own') : sayTray(locale, 'ask.other', { player: other })}
        {window === null ? null : <em>{sayTray(locale, 'ask.note')}</em>}
      </h3>
      <ul className={css['options']}>
        {answers.map((move) => {
          const isBest = best !== null && kindOf(best) === kindOf(move);
          const title = answerTitle(locale, view, open.side, move);
          const by = 'by' in move ? skillName(locale, move.by) : null;
          return (
            <li key={kindOf(move)} data-best={isBest || undefined} data-guide={`chance:${kindOf(move)}`}>
              <p>
                <b>{title}</b>
                {by === null ? null : <span>{by}</span>}
                {isBest ? <i>{sayTray(locale, 'option.best')}</i> : null}
              </p>
              {window === null ? null : (
                <Chances {...{ locale, view, window, move, title, least }} seat={open.seat} />
              )}
            </li>
          );
        })}
      </ul>
    </Slip>
  );
}

/** The damage for which the answers' chances differ most: all the target has left, if that is possible. */
function dividing(window: AttackWindow, answers: readonly DiceMove[]): number {
  const spreads = answers.map((move) => window.odds(move).damage);
  const hp = (spreads[0]?.length ?? 1) - 1;
  if (spreads.some((damage) => (damage[hp] ?? 0) > 0)) return hp;
  let [least, most] = [Math.min(2, hp), -1];
  for (let at = 2; at < hp; at++) {
    const chances = spreads.map((damage) => damage.slice(at).reduce((sum, chance) => sum + chance, 0));
    const apart = Math.max(...chances) - Math.min(...chances);
    if (apart > most) [least, most] = [at, apart];
  }
  return least;
}

/** An answer in a few words, with the dice that were picked. */
function answerTitle(locale: Locale, view: View, side: 'opponent' | 'roller', move: DiceMove): string {
  const { roll } = currentRoll(view);
  switch (move.do) {
    case 'keep':
      return sayTray(locale, side === 'opponent' ? 'option.stand' : 'option.keep');
    case 'spend':
      return sayTray(locale, `option.spend.${move.token}`);
    case 'reroll':
      return sayTray(locale, 'option.reroll', { dice: facesText(locale, roll.roll, move.dice) });
    case 'turn':
    case 'use': {
      const change = diceOptions(view, side).find(({ by }) => by === move.by)?.change ?? { add: 0 };
      return move.do === 'turn'
        ? sayTray(locale, 'option.turn', { dice: move.die + 1, number: 'to' in change ? change.to : 0 })
        : sayTray(locale, 'option.add', { number: 'add' in change ? change.add : 0 });
    }
  }
}

interface ChancesProps {
  readonly locale: Locale;
  readonly view: View;
  readonly window: DiceWindow;
  readonly move: DiceMove;
  readonly title: string;
  /** The player who is asked: it decides which results count as good. */
  readonly seat: number;
  /** The damage that makes the difference. */
  readonly least: number;
}

function Chances({ locale, view, window, move, title, seat, least }: ChancesProps): ReactNode {
  const label = sayTray(locale, 'chance.label', { option: title });
  if (window.kind === 'test') {
    const { pass } = window.odds(move);
    const own = window.side === 'roller';
    const shares: OddsShare[] = [
      { tone: own ? 'lose' : 'win', chance: 1 - pass, says: sayTray(locale, 'chance.fail') },
      { tone: own ? 'win' : 'lose', chance: pass, says: sayTray(locale, 'chance.passes') },
    ];
    return (
      <Told
        {...{ label, shares }}
        head={percent(locale, pass)}
        says={sayTray(locale, 'chance.passes')}
        good={own}
        note={null}
      />
    );
  }
  if (window.kind === 'count') return <Counted {...{ locale, window, move, label }} />;
  const { damage, mean } = window.odds(move);
  const own = unitOf(view, window.target).owner !== seat;
  const hp = damage.length - 1;
  const unit = unitName(locale, view, window.target);
  const kills = least === hp;
  const much = damage.slice(least).reduce((sum, chance) => sum + chance, 0);
  const none = damage[0] ?? 0;
  const shares: OddsShare[] = [
    { tone: own ? 'lose' : 'win', chance: none, says: sayTray(locale, 'chance.none') },
    {
      tone: 'tie',
      chance: Math.max(0, 1 - none - much),
      says: sayTray(locale, least === 2 ? 'chance.some' : 'chance.range', { from: 1, to: least - 1 }),
    },
    {
      tone: own ? 'win' : 'lose',
      chance: much,
      says: sayTray(locale, kills ? 'chance.kill' : 'chance.much', { from: least, unit }),
    },
  ];
  const average = sayTray(locale, 'chance.mean', { mean: meanText(locale, mean) });
  return (
    <Told
      {...{ label, shares }}
      head={kills ? percent(locale, much) : meanText(locale, mean)}
      says={sayTray(locale, !kills ? 'chance.damage' : own ? 'chance.kills' : 'chance.dies')}
      good={own}
      note={kills ? average : null}
    />
  );
}

/** The average number, and how likely it is to be few, about average, or many. */
function Counted({
  locale,
  window,
  move,
  label,
}: {
  readonly locale: Locale;
  readonly window: CountWindow;
  readonly move: DiceMove;
  readonly label: string;
}): ReactNode {
  const { of, wants, deadly } = window;
  const { chances, mean } = window.odds(move);
  const [low, high] = wants === 'much' ? (['lose', 'win'] as const) : (['win', 'lose'] as const);
  const least = deadly ?? 1;
  const below = chances.slice(0, least).reduce((sum, chance) => sum + chance, 0);
  // Bad luck comes or not, fire kills or not; anything else may come to any number.
  const shares: OddsShare[] =
    of === 'luck' || deadly !== null
      ? [
          { tone: low, chance: below, says: sayTray(locale, of === 'luck' ? 'count.good' : 'count.lives') },
          {
            tone: high,
            chance: 1 - below,
            says: sayTray(locale, of === 'luck' ? 'count.bad' : 'count.falls'),
          },
        ]
      : chances.flatMap((chance, sum) =>
          chance === 0
            ? []
            : [{ tone: sum < mean ? low : sum > mean ? high : ('tie' as const), chance, says: String(sum) }],
        );
  return (
    <Told
      {...{ label, shares }}
      head={of === 'luck' ? percent(locale, mean) : meanText(locale, mean)}
      says={sayTray(locale, `count.${of}`)}
      good={wants === 'much'}
      note={deadly === null ? null : countText(locale, window, move)}
    />
  );
}

function Told({
  label,
  shares,
  head,
  says,
  good,
  note,
}: {
  readonly label: string;
  readonly shares: readonly OddsShare[];
  readonly head: string;
  readonly says: string;
  readonly good: boolean;
  readonly note: string | null;
}): ReactNode {
  return (
    <>
      <strong data-tone={good ? 'good' : 'bad'}>
        {head} <small>{says}</small>
      </strong>
      <OddsBar {...{ label, shares, note }} />
    </>
  );
}
