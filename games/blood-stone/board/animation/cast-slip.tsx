import type { Settings } from '@sanguine/ui';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { isBlood } from '../../content/spells.ts';
import { groundOf } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { spellName, unitName } from '../../text/words.ts';
import { SPELL_GLYPHS } from '../look/glyphs.ts';
import { Stones } from '../look/stone.tsx';
import { SideEmblem } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import type { Animation, CastSpell } from './animation.ts';
import css from './happening.module.css';
import { RolledDie } from './rolled-die.tsx';

interface CastSlipProps {
  readonly view: Pick<State, 'glade'>;
  readonly scene: Animation | null;
  readonly settings: Pick<Settings, 'locale' | 'motion'>;
}

/** The card of a spell as it is cast: whose it is, what it does, what it cost, and how its die falls. */
export function CastSlip({ view, scene, settings }: CastSlipProps): ReactNode {
  const { locale } = settings;
  const cast = scene?.cast ?? null;
  return (
    <div
      className={css['slips']}
      data-at={cast === null ? undefined : awayFrom(view, cast)}
      aria-live="polite"
    >
      {scene === null || cast === null ? null : (
        <div key={scene.row} className={css['slip']} data-deck={isBlood(cast.card) ? 'blood' : 'phantom'}>
          <span className={css['spine']}>
            <Glyph name={SPELL_GLYPHS[cast.card]} size={40} />
          </span>
          <div className={css['face']}>
            <small>
              <SideEmblem side={isBlood(cast.card) ? 'witch' : 'soldiers'} size={20} />
              {sayBoard(locale, isBlood(cast.card) ? 'flight.by.witch' : 'flight.by.soldiers')}
            </small>
            <b>
              {cast.target === null
                ? spellName(locale, cast.card)
                : sayBoard(locale, 'flight.on', {
                    spell: spellName(locale, cast.card),
                    unit: unitName(locale, cast.target),
                  })}
            </b>
            <p>{sayBoard(locale, `flight.${cast.card}`)}</p>
            {cast.cost === 0 ? null : (
              <p className={css['cost']}>
                <Stones blood={cast.cost} start={0} />
                {sayBoard(locale, 'flight.cost', { count: cast.cost })}
              </p>
            )}
          </div>
          {scene.roll === null ? null : <RolledDie roll={scene.roll} settings={settings} />}
        </div>
      )}
    </div>
  );
}

/** The edge of the glade that is farther from the spell. */
function awayFrom(view: Pick<State, 'glade'>, { from, to }: CastSpell): 'top' | 'bottom' {
  const { columns, size } = groundOf(view);
  const spaces = [from, to].filter((space) => space !== null);
  const rows = spaces.map((space) => (Math.floor(space / columns) + 0.5) / (size / columns));
  const middle = rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
  return middle > 0.5 ? 'top' : 'bottom';
}
