import type { ReactNode } from 'react';
import type { UnitId } from '../../../rules/state.ts';
import { unitCost } from '../../../rules/roster/roster.ts';
import { cardFor, healthOf, isAlive, unitOf } from '../../../rules/units.ts';
import { join } from '../../../text/phrases.ts';
import { kindName, nameOfUnit, tokenName } from '../../../text/words.ts';
import { paintOf } from '../../field/sides.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { CounterPicture } from '../../look/counter.tsx';
import { type CounterPile, countersOf } from '../../look/counters.ts';
import { sayBoard } from '../../text/say.ts';
import type { Play } from '../play.ts';
import { mayTouch } from '../state/by-hand.ts';
import { answerRow } from '../state/rows.ts';
import { actingUnit } from '../state/run.ts';
import { sayCompanion } from '../text/say.ts';
import { beginTurn, mayBegin } from './begin-turn.ts';
import { Pips } from './pips.tsx';
import { Reference } from './reference.tsx';
import css from './table.module.css';

/** One unit, or all supports of one kind. */
export function Cell({ play, units }: { readonly play: Play; readonly units: readonly UnitId[] }): ReactNode {
  const { locale, battle, chosen, choose, tap, show } = play;
  const { table } = battle;
  const [first] = units;
  if (first === undefined) return null;
  const unit = unitOf(table, first);
  const acting = actingUnit(table);
  const active = units.find((id) => id === acting);
  // The acting unit stays open until another one is tapped.
  const open = units.find((id) => id === (chosen ?? acting));
  const alive = units.filter((id) => isAlive(unitOf(table, id)));
  const inspiring = table.frames.at(-1);
  const gives = inspiring?.step === 'inspire' && inspiring.seat === unit.owner && alive.length > 0;
  const ready = alive.find((id) => mayBegin(table, id));
  const one = units.length === 1;
  const state =
    alive.length === 0
      ? unit.state === 'exited'
        ? 'exited'
        : 'destroyed'
      : active !== undefined
        ? 'active'
        : alive.every((id) => unitOf(table, id).activated)
          ? 'acted'
          : 'ready';
  const press = (): void => {
    if (gives) {
      if (one) tap(answerRow({ do: 'inspire', unit: first }));
      else show({ on: 'group', units });
      return;
    }
    const meant = active ?? ready ?? alive[0] ?? first;
    choose(open === undefined ? meant : null);
  };
  return (
    <li
      className={css['cell']}
      data-state={state}
      data-on={open !== undefined || undefined}
      data-may={gives || ready !== undefined || undefined}
    >
      <button
        type="button"
        className={css['face']}
        data-guide={`unit:${unit.owner}:${unit.kind}`}
        aria-pressed={gives ? undefined : open !== undefined}
        onClick={press}
      >
        <span className={css['disc']}>
          <BasePicture kind={unit.kind} paint={paintOf(table, unit.owner)} size={50} />
        </span>
        <span className={css['body']}>
          <b>{kindName(locale, unit.kind)}</b>
          <span className={css['group']} data-several={!one || undefined}>
            {units.map((id) => (
              <UnitPips key={id} play={play} id={id} />
            ))}
          </span>
          <span className={css['signs']}>
            <Counters play={play} units={alive} />
            {state === 'ready' ? null : (
              <small>
                {state === 'destroyed' ? (
                  <Fallen play={play} units={units} />
                ) : (
                  sayBoard(locale, `unit.state.${state}`)
                )}
              </small>
            )}
          </span>
        </span>
      </button>
      {alive.length === 0 ? null : <Reference {...{ locale, unit }} />}
      {open === undefined || gives || !mayTouch(table) || battle.pending !== null ? null : (
        <CellActions {...{ play, units }} id={open} />
      )}
    </li>
  );
}

function UnitPips({ play: { locale, battle }, id }: { readonly play: Play; readonly id: UnitId }): ReactNode {
  const unit = unitOf(battle.table, id);
  const { hp } = cardFor(unit);
  return (
    <>
      <Pips hp={hp} damage={unit.damage} />
      <span className="unseen">
        {join(locale, [
          nameOfUnit(locale, unit),
          sayBoard(locale, 'unit.health', { left: unit.state === 'board' ? healthOf(unit) : 0, hp }),
        ])}
      </span>
    </>
  );
}

function Counters({
  play: { locale, battle },
  units,
}: {
  readonly play: Play;
  readonly units: readonly UnitId[];
}) {
  const piles = new Map<CounterPile['kind'], number>();
  for (const id of units)
    for (const { kind, count } of countersOf(unitOf(battle.table, id)))
      piles.set(kind, (piles.get(kind) ?? 0) + count);
  if (piles.size === 0) return null;
  return (
    <span className={css['counters']}>
      {[...piles].map(([kind, count]) => (
        <span key={kind}>
          <CounterPicture kind={kind} count={count} size={23} />
          <span className="unseen">
            {`${kind === 'inspire' || kind === 'shield' || kind === 'embers' ? sayBoard(locale, `counter.${kind}`) : tokenName(locale, kind)} ${count}`}
          </span>
        </span>
      ))}
    </span>
  );
}

/** How many points these units were worth to the enemy when they fell. */
function Fallen({
  play: { locale, battle },
  units,
}: {
  readonly play: Play;
  readonly units: readonly UnitId[];
}) {
  const points = units.reduce((sum, id) => sum + unitCost(unitOf(battle.table, id)), 0);
  const owner = unitOf(battle.table, units[0] ?? 0).owner;
  return sayCompanion(locale, 'cell.fallen', { points, name: battle.setup.names[owner === 0 ? 1 : 0] });
}

/** What a tapped unit offers. */
function CellActions({
  play,
  units,
  id,
}: {
  readonly play: Play;
  readonly units: readonly UnitId[];
  readonly id: UnitId;
}): ReactNode {
  const { locale, battle, tap, show } = play;
  const { table } = battle;
  const begins = mayBegin(table, id);
  const acts = actingUnit(table) === id;
  const word = begins ? 'cell.begin' : acts ? 'cell.act' : 'cell.wound';
  const main = (): void => {
    if (begins) beginTurn(play, id);
    else if (acts) show({ on: 'acts', unit: id });
    else if (units.length > 1) show({ on: 'group', units });
    else tap({ tap: 'pile', unit: id, pile: 'damage', by: 1 });
  };
  return (
    <span className={css['actions']}>
      {isAlive(unitOf(table, id)) ? (
        <button type="button" data-kind={begins || acts ? 'go' : 'wound'} data-guide={word} onClick={main}>
          {sayCompanion(locale, word)}
        </button>
      ) : null}
      <button
        type="button"
        data-guide="cell.more"
        onClick={() => show(units.length > 1 ? { on: 'group', units } : { on: 'unit', unit: id })}
      >
        {sayCompanion(locale, 'cell.more')}
      </button>
    </span>
  );
}
