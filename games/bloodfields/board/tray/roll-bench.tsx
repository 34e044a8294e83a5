import type { TableProps } from '@sanguine/ui';
import { type Locale, percent } from '@sanguine/kernel';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import { scatterForecast } from '../../rules/forecast.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { numbersOf } from '../../rules/roll/dice.ts';
import { currentRoll } from '../../rules/roll/options.ts';
import type { State } from '../../rules/state.ts';
import { skillName, unitName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import type { View } from '../plan/selection.ts';
import { pickingOf } from './attack-bench.tsx';
import css from './bench.module.css';
import { Chips } from './chips.tsx';
import { BenchDie, placed } from './die-button.tsx';
import { tagName } from './fight.ts';
import type { OpenDice } from './options.ts';
import { diceOf } from './pairs.ts';
import { sayTray } from './text/say.ts';
import { ThrowGrid } from './throw-grid.tsx';

interface RollBenchProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly dice: OpenDice;
  readonly fresh: boolean;
}

/** Any other roll on the bench: a test with all its throws, scatter, or a number. */
export function RollBench({ props, interaction, dice, fresh }: RollBenchProps): ReactNode {
  const { view, events, settings } = props;
  const { locale } = settings;
  const { roll } = currentRoll(view);
  const { window } = dice;
  const picking = pickingOf({ props, interaction, dice });
  const [theirs, own] = roll.touched;
  const rerolled = roll.faces.map((_, at) => (theirs[at] ?? 0) + (own[at] ?? 0));
  const weighed = events.findLast(({ e }) => e === 'roll.weighed');
  const modifiers = weighed?.e === 'roll.weighed' && weighed.roll === roll.roll ? weighed.modifiers : [];
  return (
    <>
      <header className={css['head']}>
        <h2>{sayTray(locale, `test.title.${titleOf(roll.roll)}`)}</h2>
        <p>{purposeText(locale, view)}</p>
      </header>
      <Chips {...{ locale, modifiers }} nameOf={(tag) => tagName(locale, view, tag)} />
      <section className={css['roll']} data-guide="dice">
        <div className={css['thrown']}>
          {placed(diceOf({ faces: roll.faces, rerolled })).map(({ die, index }) => (
            <BenchDie
              key={`${die.face} ${index}`}
              {...{ locale, die, index, picking, fresh }}
              roll={roll.roll}
              size={58}
              faces={roll.faces.length}
            />
          ))}
        </div>
        {window?.kind === 'test' ? (
          <ThrowGrid {...{ locale }} test={window.query} plus={roll.added} thrown={numbersOf(roll.faces)} />
        ) : null}
        <Scatter {...{ locale, view }} />
      </section>
    </>
  );
}

/** The units a shot strikes as the die lies, and how likely each is to be struck after a reroll. */
function Scatter({ locale, view }: { readonly locale: Locale; readonly view: View }): ReactNode {
  const chances = useMemo(() => scatterForecast(view), [view]);
  if (chances === null) return null;
  return (
    <table className={css['scatter']}>
      <thead>
        <tr>
          <th scope="col">{sayTray(locale, 'scatter.under')}</th>
          <th scope="col">{sayTray(locale, 'scatter.now')}</th>
          <th scope="col">{sayTray(locale, 'scatter.again')}</th>
        </tr>
      </thead>
      <tbody>
        {chances.map(({ unit, now, again }) => (
          <tr key={unit}>
            <th scope="row">{unitName(locale, view, unit)}</th>
            <td>
              {now > 0 && now < 1
                ? percent(locale, now)
                : sayTray(locale, now > 0 ? 'scatter.struck' : 'scatter.spared')}
            </td>
            <td>{percent(locale, again)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Title = 'charge' | 'morale' | 'magic' | 'scatter' | 'terrain' | 'dot' | 'number';
const titleOf = (roll: string): Title =>
  (['charge', 'morale', 'magic', 'scatter', 'terrain', 'dot'] as const).find((one) => one === roll) ??
  'number';

/** What the roll is for. */
function purposeText(locale: Locale, view: View): string {
  const { roll, asker } = currentRoll(view);
  const unit = unitName(locale, view, roll.unit);
  if (asker.step === 'charge')
    return sayTray(locale, 'test.target', { unit, target: unitName(locale, view, asker.target) });
  if (asker.step === 'magic')
    return sayTray(locale, 'test.spell', { unit, spell: skillName(locale, asker.spell) });
  return unit;
}
