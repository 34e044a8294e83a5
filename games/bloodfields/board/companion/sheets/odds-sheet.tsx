import { type ReactNode, useState } from 'react';
import { skillSet, spellsOf } from '../../../rules/skills.ts';
import type { UnitId } from '../../../rules/state.ts';
import { isAlive, unitOf, unitsWhere } from '../../../rules/units.ts';
import { skillName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import type { Doing } from '../state/doing.ts';
import { actingUnit } from '../state/run.ts';
import { sayCompanion } from '../text/say.ts';
import { DeedSheet } from './deed-sheet.tsx';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';
import { TargetList } from './target-list.tsx';

/** The chances of any attack, spell or charge, before anybody decides. */
export function OddsSheet({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, show } = play;
  const { table } = battle;
  const [unit, setUnit] = useState<UnitId | null>(actingUnit(table));
  const [doing, setDoing] = useState<Doing | null>(null);
  if (unit !== null && doing !== null)
    return <DeedSheet play={play} id={unit} doing={doing} ask onBack={() => setDoing(null)} />;
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, 'foot.odds')}
      line={sayCompanion(locale, 'odds.line')}
      onClose={() => show(null)}
    >
      <h4>{sayCompanion(locale, 'odds.who')}</h4>
      <TargetList
        play={play}
        units={unitsWhere(table, isAlive)}
        named={unit === null ? [] : [unit]}
        several={false}
        label={sayCompanion(locale, 'odds.who')}
        onName={([id]) => setUnit(id ?? null)}
      />
      {unit === null ? null : (
        <div className={css['acts']}>
          {skillSet(unitOf(table, unit).kind).attacks.map(({ id }) => (
            <Act key={id} kind="wound" onPress={() => setDoing({ what: 'attack', by: id })}>
              {skillName(locale, id)}
            </Act>
          ))}
          {spellsOf(unitOf(table, unit)).map(({ id }) => (
            <Act key={id} onPress={() => setDoing({ what: 'cast', by: id })}>
              {skillName(locale, id)}
            </Act>
          ))}
          <Act onPress={() => setDoing({ what: 'charge' })}>{sayCompanion(locale, 'acts.charge')}</Act>
        </div>
      )}
    </SheetSlip>
  );
}
