import type { ReactNode } from 'react';
import { itemOf } from '../../../content/items.ts';
import { scoringFor } from '../../../content/scenarios.ts';
import { abilityCost } from '../../../rules/abilities.ts';
import { spellLimit } from '../../../rules/magic/legality.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import { scenarioFor } from '../../../rules/scenario.ts';
import { skillSet, spellsOf } from '../../../rules/skills.ts';
import type { UnitId } from '../../../rules/state.ts';
import { suffers } from '../../../rules/stats.ts';
import { turnOf } from '../../../rules/turn/turn-frame.ts';
import { hasTrait, unitOf } from '../../../rules/units.ts';
import { lengthText } from '../../../text/measures.ts';
import { itemText, skillText } from '../../../text/skills.ts';
import { itemName, nameOfUnit, skillName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import type { Doing } from '../state/doing.ts';
import { farEnough, triedIn } from '../state/acts.ts';
import { tapped } from '../state/battle.ts';
import { NOTHING_SAID } from '../state/rows.ts';
import { sayCompanion } from '../text/say.ts';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** Everything the unit whose turn it is may do. */
export function ActsSheet({ play, id }: { readonly play: Play; readonly id: UnitId }): ReactNode {
  const { locale, battle, tap, show } = play;
  const { table } = battle;
  const unit = unitOf(table, id);
  const { attacks, abilities } = skillSet(unit.kind);
  const stunned = unit.tokens.includes('stun');
  const inspire = (cost: number): string | undefined =>
    cost > 0 ? sayCompanion(locale, 'acts.cost', { cost }) : undefined;
  const doing = (what: Doing): void => show({ on: 'deed', unit: id, doing: what });
  /** An action that needs no further answers; hidden if the rules refuse it. */
  const plain = (move: AnyMove, label: string, note?: string): ReactNode => {
    const row = { tap: 'act', move, said: NOTHING_SAID } as const;
    return tapped(battle, row) === null ? null : (
      <Act key={label} note={note} guide={`act:${move.do}`} onPress={() => tap(row) && show(null)}>
        {label}
      </Act>
    );
  };
  const far = farEnough(unit);
  const walk = (isFar: boolean): void => {
    if (tap({ tap: 'walk', far: isFar })) show(null);
  };
  return (
    <SheetSlip
      locale={locale}
      title={nameOfUnit(locale, unit)}
      line={sayCompanion(locale, 'acts.left', { left: turnOf(table)?.actions ?? 0 })}
      onClose={() => show(null)}
    >
      {stunned
        ? plain({ do: 'shake' }, sayCompanion(locale, 'acts.shake'), sayCompanion(locale, 'acts.shake.note'))
        : null}
      {stunned ? null : (
        <div className={css['acts']}>
          {attacks.map((attack) => (
            <Act
              key={attack.id}
              kind="wound"
              off={attack.cost > unit.inspire}
              guide={`attack:${attack.id}`}
              note={[skillText(locale, attack, unit.kind), inspire(attack.cost)].filter(Boolean).join(' · ')}
              onPress={() => doing({ what: 'attack', by: attack.id })}
            >
              {skillName(locale, attack.id)}
            </Act>
          ))}
          {hasTrait(unit, 'warmachine') ||
          unit.turn.once.includes('charge') ||
          suffers(unit, 'immobilize') ? null : (
            <Act kind="wound" guide="act:charge" onPress={() => doing({ what: 'charge' })}>
              {sayCompanion(locale, 'acts.charge')}
            </Act>
          )}
          {spellLimit(unit) === 0 || suffers(unit, 'silence')
            ? null
            : spellsOf(unit).map((spell) => (
                <Act
                  key={spell.id}
                  off={triedIn(unit).includes(spell.id) || triedIn(unit).length >= spellLimit(unit)}
                  note={skillText(locale, spell, unit.kind)}
                  onPress={() => doing({ what: 'cast', by: spell.id })}
                >
                  {sayCompanion(locale, 'acts.spell', {
                    spell: skillName(locale, spell.id),
                    difficulty: spell.difficulty,
                  })}
                </Act>
              ))}
          {abilities.map((ability) => (
            <Act
              key={ability.id}
              off={abilityCost(unit, ability) > unit.inspire}
              note={[skillText(locale, ability, unit.kind), inspire(abilityCost(unit, ability))]
                .filter(Boolean)
                .join(' · ')}
              onPress={() => doing({ what: 'use', by: ability.id })}
            >
              {skillName(locale, ability.id)}
            </Act>
          ))}
          <Act guide="act:move" onPress={() => walk(false)}>
            {sayCompanion(locale, 'acts.move')}
          </Act>
          {far === null ? null : (
            <Act onPress={() => walk(true)}>
              {sayCompanion(locale, 'acts.move.far', { range: lengthText(locale, far) })}
            </Act>
          )}
          {plain(
            { do: 'focus' },
            sayCompanion(locale, 'acts.focus'),
            sayCompanion(locale, 'acts.focus.note'),
          )}
          {plain({ do: 'douse' }, sayCompanion(locale, 'acts.douse'))}
          {scoringFor(scenarioFor(table), 'rite') === undefined
            ? null
            : plain({ do: 'rite' }, sayCompanion(locale, 'acts.rite'))}
          {unit.items.map((item) =>
            itemOf(item).type === 'potion'
              ? plain({ do: 'drink', item }, itemName(locale, item), itemText(locale, item))
              : null,
          )}
          {hasTrait(unit, 'warmachine') || turnOf(table)?.acted === true ? null : (
            <Act onPress={() => doing({ what: 'flee' })}>{sayCompanion(locale, 'acts.flee')}</Act>
          )}
        </div>
      )}
    </SheetSlip>
  );
}
