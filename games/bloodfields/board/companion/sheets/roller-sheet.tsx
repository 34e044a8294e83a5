import { swiftRandom } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import type { Roll } from '../../../content/effects.ts';
import type { Faces } from '../../../rules/frames.ts';
import { numbersOf, rollDice } from '../../../rules/roll/dice.ts';
import type { Play } from '../play.ts';
import { sayCompanion } from '../text/say.ts';
import { DiceRow } from './dice-row.tsx';
import { Act, Chip, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';
import { Stepper } from './stepper.tsx';

/** Attack dice, defence dice and plain six-sided ones. */
const KINDS = ['attack', 'defence', 'number'] as const satisfies readonly Roll[];
type Kind = (typeof KINDS)[number];

const MOST = 20;

/** A new source of chance each time. */
const chance = (): ReturnType<typeof swiftRandom> =>
  swiftRandom(`${performance.timeOrigin} ${performance.now()}`);

/** Dice for anything the two players want to settle; they do not affect the battle. */
export function RollerSheet({ play: { locale, show } }: { readonly play: Play }): ReactNode {
  const [kind, setKind] = useState<Kind>('attack');
  const [count, setCount] = useState(3);
  const [thrown, setThrown] = useState<{ readonly roll: Kind; readonly faces: Faces } | null>(null);
  const sum =
    thrown?.roll === 'number' ? numbersOf(thrown.faces).reduce((all, number) => all + number, 0) : null;
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, 'roller.title')}
      line={sayCompanion(locale, 'roller.line')}
      onClose={() => show(null)}
      foot={
        <Act
          kind="go"
          guide="roller:roll"
          onPress={() => setThrown({ roll: kind, faces: rollDice(chance(), kind, count) })}
        >
          {sayCompanion(locale, 'throw.roll', { count })}
        </Act>
      }
    >
      <div className={css['chips']}>
        {KINDS.map((one) => (
          <Chip key={one} on={one === kind} guide={`roller:${one}`} onPress={() => setKind(one)}>
            {sayCompanion(locale, `roller.${one}`)}
          </Chip>
        ))}
      </div>
      <Stepper
        locale={locale}
        label={sayCompanion(locale, 'roller.count')}
        value={count}
        least={1}
        most={MOST}
        onChange={setCount}
      />
      <div aria-live="polite">
        {thrown === null ? null : (
          <DiceRow locale={locale} dice={{ ...thrown, unit: null, counted: null, struck: 0 }} />
        )}
        {sum === null ? null : <p className={css['note']}>{sayCompanion(locale, 'roller.sum', { sum })}</p>}
      </div>
    </SheetSlip>
  );
}
