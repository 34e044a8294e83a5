import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { ReactNode } from 'react';
import { pointsOf, winnerOf } from '../../../rules/round/points.ts';
import { unitOf } from '../../../rules/units.ts';
import { facesText, rollName } from '../../../text/dice.ts';
import { meanText } from '../../../text/move-notes.ts';
import { nameOfUnit, ownedName } from '../../../text/words.ts';
import { paintOf } from '../../field/sides.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { Woodcuts } from '../../look/woodcuts.tsx';
import { sayBoard } from '../../text/say.ts';
import type { Play } from '../play.ts';
import { saveRecord } from '../save-record.ts';
import { recordOf } from '../state/battle.ts';
import { chaptersOf, deedsOf } from '../state/deeds.ts';
import { type Luck, luckOf, type Moment } from '../state/luck.ts';
import { Ledger } from '../sheets/ledger-sheet.tsx';
import { sayCompanion } from '../text/say.ts';
import { toldLine } from '../text/told.ts';
import css from './result.module.css';

const SEATS = [0, 1] as const;

/** `+1.4`, `−0.3` */
function signed(locale: Locale, number: number): string {
  const text = Math.abs(number).toLocaleString(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return number < -0.05 ? `−${text}` : `+${text}`;
}

/** How the battle ended, what each unit did in it, and how much the dice had to do with it. */
export function ResultPage({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, undo, leave } = play;
  const { table, setup, events } = battle;
  const winner = winnerOf(table);
  const luck = luckOf(battle);
  return (
    <div className={css['result']} data-mood="table">
      <Woodcuts />
      <header>
        <h1 tabIndex={-1}>
          {winner === null
            ? sayCompanion(locale, 'result.draw')
            : sayCompanion(locale, 'result.won', { name: setup.names[winner] ?? '' })}
        </h1>
        <p>
          {SEATS.map((seat) => (
            <span key={seat} data-seat={seat}>
              {setup.names[seat]} <b>{pointsOf(table, seat)}</b>
            </span>
          ))}
        </p>
        <nav>
          <ActionButton kind="go" guide="result:save" onPress={() => saveRecord(recordOf(battle))}>
            {sayCompanion(locale, 'menu.save')}
          </ActionButton>
          <ActionButton onPress={undo}>{sayCompanion(locale, 'foot.undo')}</ActionButton>
          <ActionButton onPress={leave}>{sayCompanion(locale, 'menu.leave')}</ActionButton>
        </nav>
      </header>
      <section>
        <h2>{sayCompanion(locale, 'ledger.title')}</h2>
        <Ledger play={play} table={table} />
      </section>
      <LuckSection {...{ play, luck }} />
      <section className={css['deeds']}>
        <h2>{sayCompanion(locale, 'result.deeds')}</h2>
        <table>
          <thead>
            <tr>
              {(['unit', 'dealt', 'suffered', 'kills', 'points'] as const).map((column) => (
                <th key={column} scope="col">
                  {sayCompanion(locale, `result.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deedsOf(table, events).map(({ unit: id, dealt, suffered, kills, points }) => {
              const unit = unitOf(table, id);
              return (
                <tr key={id} data-gone={unit.state === 'destroyed' || undefined}>
                  <th scope="row">
                    <span className={css['who']}>
                      <BasePicture kind={unit.kind} paint={paintOf(table, unit.owner)} size={30} />
                      <span>
                        {nameOfUnit(locale, unit)}
                        {unit.state === 'board' ? null : (
                          <small>{sayBoard(locale, `unit.state.${unit.state}`)}</small>
                        )}
                      </span>
                    </span>
                  </th>
                  <td>{dealt}</td>
                  <td>{suffered}</td>
                  <td>{kills}</td>
                  <td>{points}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <section>
        <h2>{sayCompanion(locale, 'result.story')}</h2>
        {chaptersOf(events).map(({ round, events: told }) => (
          <details key={round} open={round === 1}>
            <summary>{sayCompanion(locale, 'ledger.round', { round })}</summary>
            <ol>
              {told.map((event, at) => (
                <li key={at}>{toldLine(locale, event, setup.names)}</li>
              ))}
            </ol>
          </details>
        ))}
      </section>
    </div>
  );
}

/** Each roll against its expectation. */
function LuckSection({
  play: { locale, battle },
  luck,
}: {
  readonly play: Play;
  readonly luck: Luck;
}): ReactNode {
  const { names } = battle.setup;
  const most = Math.max(1, ...luck.players.map(({ damage }) => Math.abs(damage)));
  return (
    <section className={css['luck']}>
      <h2>{sayCompanion(locale, 'luck.title')}</h2>
      <p>{sayCompanion(locale, 'luck.about')}</p>
      <div className={css['players']}>
        {luck.players.map(({ damage, kills, tests, passed, expected, faces }, seat) => (
          <div key={names[seat]} data-seat={seat}>
            <h3>{names[seat]}</h3>
            <div className={css['balance']} aria-hidden="true">
              <i
                data-good={damage >= 0 || undefined}
                style={{ width: `${(Math.abs(damage) / most) * 50}%` }}
              />
            </div>
            <dl>
              <div>
                <dt>{sayCompanion(locale, 'luck.damage')}</dt>
                <dd>{signed(locale, damage)}</dd>
              </div>
              <div>
                <dt>{sayCompanion(locale, 'luck.kills')}</dt>
                <dd>{signed(locale, kills)}</dd>
              </div>
              {tests === 0 ? null : (
                <div>
                  <dt>{sayCompanion(locale, 'luck.tests')}</dt>
                  <dd>
                    {sayCompanion(locale, 'luck.passed', {
                      passed,
                      tests,
                      expected: expected.toLocaleString(locale, { maximumFractionDigits: 1 }),
                    })}
                  </dd>
                </div>
              )}
            </dl>
            <ul>
              {faces.map(({ roll, faces: some }) => (
                <li key={roll}>
                  <b>{rollName(locale, roll)}</b> {facesText(locale, roll, some)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className={css['moments']}>
        {luck.best === null ? null : (
          <MomentLine label="luck.best" moment={luck.best} {...{ locale, names }} />
        )}
        {luck.worst === null ? null : (
          <MomentLine label="luck.worst" moment={luck.worst} {...{ locale, names }} />
        )}
      </ul>
    </section>
  );
}

function MomentLine({
  locale,
  label,
  moment,
  names,
}: {
  readonly locale: Locale;
  readonly label: 'luck.best' | 'luck.worst';
  readonly moment: Moment;
  readonly names: readonly string[];
}): ReactNode {
  return (
    <li>
      <b>{sayCompanion(locale, label)}</b>{' '}
      {sayCompanion(locale, moment.damage < 0 ? 'luck.moment.worse' : 'luck.moment.better', {
        round: moment.round,
        unit: ownedName(locale, moment.unit, names),
        roll: rollName(locale, moment.roll),
        damage: meanText(locale, Math.abs(moment.damage)),
      })}
    </li>
  );
}
