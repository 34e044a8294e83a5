import type { ReactNode } from 'react';
import type { UnitId } from '../../../rules/state.ts';
import { skillSet } from '../../../rules/skills.ts';
import { unitOf } from '../../../rules/units.ts';
import { passiveText } from '../../../text/passives.ts';
import { nameOfUnit } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { END_TURN } from '../state/rows.ts';
import { sayCompanion } from '../text/say.ts';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** §13.1: asks whether the unit stood still, for skills that reward it at the end of its turn. */
export function EndingSheet({ play, id }: { readonly play: Play; readonly id: UnitId }): ReactNode {
  const { locale, battle, tap, show, choose } = play;
  const unit = unitOf(battle.table, id);
  const done = (ended: boolean): void => {
    if (!ended) return;
    show(null);
    choose(null);
  };
  const still = skillSet(unit.kind).passives.filter(({ trigger }) => trigger?.when === 'still');
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, 'ending.title', { unit: nameOfUnit(locale, unit) })}
      onClose={() => show(null)}
      foot={
        <>
          <Act guide="end:moved" onPress={() => done(tap({ tap: 'walk', far: false }, END_TURN))}>
            {sayCompanion(locale, 'ending.moved')}
          </Act>
          <Act kind="go" guide="end:still" onPress={() => done(tap(END_TURN))}>
            {sayCompanion(locale, 'ending.still')}
          </Act>
        </>
      }
    >
      {still.map((passive) => (
        <p key={passive.id} className={css['note']}>
          {passiveText(locale, passive, unit.kind)}
        </p>
      ))}
    </SheetSlip>
  );
}
