import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { awaitedForecast } from '../../../rules/forecast/awaited.ts';
import type { Faces } from '../../../rules/frames.ts';
import { countOf } from '../../../rules/roll/dice.ts';
import { rollName } from '../../../text/dice.ts';
import { ownedName } from '../../../text/words.ts';
import { meanText } from '../../../text/move-notes.ts';
import { RollDie } from '../../look/die.tsx';
import { dieText } from '../../tray/faces.ts';
import type { Play } from '../play.ts';
import { noDice, type Wanted } from '../state/dice.ts';
import { lyingDice } from '../state/exchange.ts';
import { sayCompanion } from '../text/say.ts';
import { DiceRow } from './dice-row.tsx';
import { AttackOddsView, PassView } from './odds-view.tsx';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** Asks for dice: thrown by the app, or thrown by hand and typed in. */
export function ThrowSheet({ play, wanted }: { readonly play: Play; readonly wanted: Wanted }): ReactNode {
  const { locale, battle, undo, throwDice, real, setReal } = play;
  const { table, setup } = battle;
  const expected = useMemo(() => (wanted.again ? null : awaitedForecast(table)), [table, wanted]);
  const { roll, unit, count } = wanted;
  return (
    <SheetSlip
      locale={locale}
      title={unit === null ? sayCompanion(locale, 'throw.extra') : ownedName(locale, unit, setup.names)}
      line={
        unit === null
          ? sayCompanion(locale, 'throw.extra.line')
          : sayCompanion(locale, 'throw.line', { roll: rollName(locale, roll), count })
      }
      onClose={null}
      foot={
        real ? undefined : (
          <>
            <Act onPress={undo}>{sayCompanion(locale, 'foot.undo')}</Act>
            <Act onPress={() => setReal(true)} guide="throw:real">
              {sayCompanion(locale, 'throw.real')}
            </Act>
            <Act kind="go" guide="throw" onPress={throwDice}>
              {sayCompanion(locale, 'throw.roll', { count })}
            </Act>
          </>
        )
      }
    >
      {lyingDice(battle).map((dice, at) => (
        <DiceRow key={at} {...{ locale, dice }} />
      ))}
      {expected?.of === 'attack' ? (
        <AttackOddsView locale={locale} mean={expected.mean} kill={expected.kill} />
      ) : null}
      {expected?.of === 'test' ? <PassView locale={locale} pass={expected.pass} /> : null}
      {expected?.of === 'burning' ? (
        <p className={css['note']}>
          {sayCompanion(locale, 'throw.burning', { mean: meanText(locale, expected.mean) })}
        </p>
      ) : null}
      {real ? <RealDice key={battle.rows.length} {...{ play, wanted }} /> : null}
    </SheetSlip>
  );
}

/** What the dice on the table show, face by face. */
function RealDice({ play, wanted }: { readonly play: Play; readonly wanted: Wanted }): ReactNode {
  const { locale, tap, undo, setReal } = play;
  const { roll, count } = wanted;
  const [faces, setFaces] = useState<Faces>(noDice(roll));
  const left = count - countOf(faces);
  const change = (face: number, by: number): void =>
    setFaces(faces.map((some, at) => (at === face ? some + by : some)));
  return (
    <>
      <p className={css['note']} aria-live="polite">
        {left === 0 ? sayCompanion(locale, 'throw.all') : sayCompanion(locale, 'throw.left', { left })}
      </p>
      <div className={css['faces']}>
        {faces.map((some, face) => (
          <div key={face}>
            <button
              type="button"
              disabled={left === 0}
              data-guide={`face:${face}`}
              aria-label={sayCompanion(locale, 'pile.more', {
                what: dieText(locale, roll, face, faces.length),
              })}
              onClick={() => change(face, 1)}
            >
              <RollDie size={46} {...{ roll, face }} />
              <output>{some}</output>
            </button>
            <button
              type="button"
              disabled={some === 0}
              aria-label={sayCompanion(locale, 'pile.less', {
                what: dieText(locale, roll, face, faces.length),
              })}
              onClick={() => change(face, -1)}
            >
              −
            </button>
          </div>
        ))}
      </div>
      <div className={css['row']}>
        <Act onPress={undo}>{sayCompanion(locale, 'foot.undo')}</Act>
        <Act onPress={() => setReal(false)}>{sayCompanion(locale, 'throw.app')}</Act>
        <Act
          kind="go"
          off={left !== 0}
          guide="throw:done"
          onPress={() => tap({ tap: 'throw', faces: [...faces], real: true })}
        >
          {sayCompanion(locale, 'throw.done')}
        </Act>
      </div>
    </>
  );
}
