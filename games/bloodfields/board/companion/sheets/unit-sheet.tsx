import type { ReactNode } from 'react';
import { STATUSES, type Condition } from '../../../content/effects.ts';
import type { UnitId } from '../../../rules/state.ts';
import { cardSkills } from '../../../rules/skills.ts';
import { cardFor, healthOf, isAlive, unitOf } from '../../../rules/units.ts';
import { itemLine, skillLine } from '../../../text/skills.ts';
import { fullName, itemName, nameOfUnit, tokenName } from '../../../text/words.ts';
import { CounterPicture } from '../../look/counter.tsx';
import type { Counter } from '../../look/counters.ts';
import { sayBoard } from '../../text/say.ts';
import type { Play } from '../play.ts';
import { mayTouch } from '../state/by-hand.ts';
import { PILES, type Pile } from '../state/rows.ts';
import { Pips } from '../table/pips.tsx';
import { sayCompanion } from '../text/say.ts';
import { Act, Chip, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

const TOKENS: readonly Exclude<Condition, 'dot'>[] = [...STATUSES, 'spotted', 'stun'];
const PILE_COUNTERS: Readonly<Record<Exclude<Pile, 'damage'>, Counter>> = {
  inspire: 'inspire',
  shields: 'shield',
  dot: 'dot',
  embers: 'embers',
};

/** Everything that lies beside a unit, to be changed by hand, and its card. */
export function UnitSheet({ play, id }: { readonly play: Play; readonly id: UnitId }): ReactNode {
  const { locale, battle, tap, show } = play;
  const unit = unitOf(battle.table, id);
  const card = cardFor(unit);
  const may = mayTouch(battle.table) && isAlive(unit);
  const piles = PILES.filter((pile) => pile !== 'embers' || card.race === 'choirborn' || unit.embers > 0);
  return (
    <SheetSlip
      locale={locale}
      title={nameOfUnit(locale, unit)}
      line={
        unit.state === 'board'
          ? sayBoard(locale, 'unit.health', { left: healthOf(unit), hp: card.hp })
          : sayBoard(locale, `unit.state.${unit.state}`)
      }
      onClose={() => show(null)}
    >
      {unit.state === 'board' ? <Pips hp={card.hp} damage={unit.damage} /> : null}
      <ul className={css['piles']}>
        {piles.map((pile) => (
          <li key={pile}>
            <span>
              {pile === 'damage' ? null : <CounterPicture kind={PILE_COUNTERS[pile]} size={24} />}
              {sayCompanion(locale, `pile.${pile}`)}
            </span>
            <button
              type="button"
              disabled={!may || unit[pile] === 0}
              aria-label={sayCompanion(locale, 'pile.less', { what: sayCompanion(locale, `pile.${pile}`) })}
              onClick={() => tap({ tap: 'pile', unit: id, pile, by: -1 })}
            >
              −
            </button>
            <output>{unit[pile]}</output>
            <button
              type="button"
              disabled={!may}
              data-guide={`more:${pile}`}
              aria-label={sayCompanion(locale, 'pile.more', { what: sayCompanion(locale, `pile.${pile}`) })}
              onClick={() => tap({ tap: 'pile', unit: id, pile, by: 1 })}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <h4>{sayCompanion(locale, 'unit.conditions')}</h4>
      <div className={css['chips']}>
        {TOKENS.map((token) => (
          <Chip
            key={token}
            on={unit.tokens.includes(token)}
            guide={`token:${token}`}
            onPress={() => tap({ tap: 'token', unit: id, token })}
          >
            <CounterPicture kind={token} size={22} />
            {tokenName(locale, token)}
          </Chip>
        ))}
      </div>
      {unit.items.length === 0 ? null : (
        <>
          <h4>{sayCompanion(locale, 'unit.items')}</h4>
          <div className={css['chips']}>
            {unit.items.map((item) => (
              <Chip
                key={item}
                on={unit.spent.includes(item)}
                onPress={() => tap({ tap: 'item', unit: id, item })}
              >
                {unit.spent.includes(item)
                  ? sayCompanion(locale, 'unit.spent', { item: itemName(locale, item) })
                  : itemName(locale, item)}
              </Chip>
            ))}
          </div>
        </>
      )}
      <h4>{sayCompanion(locale, 'unit.hits')}</h4>
      <div className={css['row']}>
        {[1, 2, 3, 4].map((hits) => (
          <Act key={hits} off={!may} onPress={() => tap({ tap: 'hits', unit: id, hits }) && show(null)}>
            {hits}
          </Act>
        ))}
      </div>
      <details className={css['card']}>
        <summary>{fullName(locale, unit.kind)}</summary>
        <ul>
          {cardSkills(card).map((skill) => (
            <li key={skill.id}>{skillLine(locale, skill, unit.kind)}</li>
          ))}
          {unit.items.map((item) => (
            <li key={item}>{itemLine(locale, item, unit.spent.includes(item))}</li>
          ))}
        </ul>
      </details>
    </SheetSlip>
  );
}
