import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { ATTACK_FACES, DEFENCE_FACES } from '../../content/dice.ts';
import css from './bench.module.css';
import { BenchDie, type Picking, placed } from './die-button.tsx';
import { type Pair, pairsOf, SAVED } from './pairs.ts';
import { type ToldAttack, totalOf } from './story.ts';
import { sayTray } from './text/say.ts';

interface SettledRollProps {
  readonly locale: Locale;
  readonly attack: ToldAttack;
  /** The target's name, and its health after this attack. */
  readonly target: string;
  readonly after: number;
  /** True if the dice have just been thrown. */
  readonly fresh: boolean;
  /** True if the defender has a token to spend on dice that are still open. */
  readonly tokens: boolean;
  /** For defence dice that are still open. */
  readonly picking: Picking | null;
}

/** Attack dice with the defence dice that met them beneath: saves strike out hits; the result is on the right. */
export function SettledRoll(props: SettledRollProps): ReactNode {
  const { locale, attack, target, after, fresh, tokens, picking } = props;
  const pairs = pairsOf(attack);
  const hits = placed(pairs.flatMap(({ hit }) => hit ?? []));
  const saves = placed(pairs.flatMap(({ save }) => save ?? []));
  const armour = Math.max(0, totalOf(attack.defence?.modifiers ?? [], 'armour'));
  const indexOf = (list: typeof hits, die: Pair['hit']): number =>
    list.find((one) => one.die === die)?.index ?? 0;
  const { damage, shields, destroyed } = attack;
  const open = attack.unsaved === null && attack.defence !== null;
  return (
    <div className={css['line']}>
      <ul className={css['pairs']}>
        {pairs.map(({ hit, save, verdict }, at) => {
          const saved = SAVED.includes(verdict);
          return (
            <li key={at} className={css['pair']} data-verdict={saved ? 'saved' : verdict}>
              {hit === null ? null : (
                <BenchDie
                  {...{ locale }}
                  roll="attack"
                  die={hit}
                  index={indexOf(hits, hit)}
                  size={open ? 52 : 44}
                  faces={ATTACK_FACES.length}
                  struck={saved}
                  faded={verdict === 'missed'}
                  picking={null}
                />
              )}
              {save === null ? null : (
                <>
                  <svg className={css['arrow']} viewBox="0 0 14 20" width="12" height="15" aria-hidden="true">
                    <path d="M7 19V3M2 8L7 2L12 8" />
                  </svg>
                  <BenchDie
                    {...{ locale, fresh, picking }}
                    roll="defence"
                    die={save}
                    index={indexOf(saves, save)}
                    size={open ? 48 : 40}
                    faces={DEFENCE_FACES.length}
                    faded={!saved && !open}
                  />
                </>
              )}
              <span>
                {sayTray(locale, `verdict.${tokens && verdict === 'noToken' ? 'mayToken' : verdict}`, {
                  count: armour,
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {open ? null : (
        <p className={css['sum']}>
          <b>{damage}</b>
          <span>{sayTray(locale, 'sum.damage')}</span>
          <span>
            {destroyed
              ? sayTray(locale, 'sum.destroyed', { unit: target })
              : sayTray(locale, 'sum.health', { unit: target, before: after + damage, after })}
          </span>
          {shields === 0 ? null : <span>{sayTray(locale, 'sum.shields', { count: shields })}</span>}
        </p>
      )}
    </div>
  );
}
