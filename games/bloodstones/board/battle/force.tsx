import type { Locale } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/index.ts';
import type { Faction } from '../../content/factions.ts';
import type { UnitKind } from '../../content/kinds.ts';
import { cavalryIn } from '../../rules/retreat.ts';
import { type Item, strengthOf } from '../../rules/strength.ts';
import { factionName, groupName, kindName, signed } from '../../text/words.ts';
import { Domino } from '../pieces/domino.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import styles from './force.module.css';
import { effectOf, modifierRows } from './modifiers.ts';
import type { Role } from './open-battle.ts';
import { say } from './words.ts';

interface ForceProps {
  readonly locale: Locale;
  readonly role: Role;
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
  readonly items: readonly Item[];
  /** It is yours. */
  readonly own: boolean;
  /** On the right of the panel, mirrored to face the other side. */
  readonly mirrored: boolean;
  /** The width of each domino. */
  readonly width: number;
}

/** One side of a battle: its faction, its units as dominoes, and every modifier with its reason. */
export function Force({ locale, role, faction, units, items, own, mirrored, width }: ForceProps) {
  const name = factionName(locale, faction);
  const side = say(locale, 'side', { role, units: units.length, cavalry: cavalryIn(units) });
  return (
    <section
      className={classes(styles['force'], mirrored && styles['mirrored'])}
      aria-label={say(locale, 'force', { role, faction: name })}
    >
      <header className={styles['head']}>
        <Emblem faction={faction} size={44} />
        <div>
          <h3>{name}</h3>
          <p>{own ? say(locale, 'side.you', { side }) : side}</p>
        </div>
      </header>
      <p className="unseen">{say(locale, 'units', { faction: name, units: groupName(locale, units) })}</p>
      <div className={styles['units']} aria-hidden="true">
        {units.map((kind, at) => (
          <Domino key={`${kind} ${at}`} kind={kind} faction={faction} width={width} />
        ))}
      </div>
      <Modifiers locale={locale} role={role} faction={faction} units={units} items={items} />
    </section>
  );
}

type ModifiersProps = Pick<ForceProps, 'locale' | 'role' | 'faction' | 'units' | 'items'>;

/** §9.5: units that add nothing here stay in the list, muted, with the reason. */
function Modifiers({ locale, role, faction, units, items }: ModifiersProps) {
  return (
    <table className={styles['modifiers']}>
      <caption>
        <span aria-hidden="true">{say(locale, 'modifiers')}</span>
        <span className="unseen">
          {say(locale, 'modifiers.of', { faction: factionName(locale, faction) })}
        </span>
      </caption>
      <tbody>
        {modifierRows(units, items).map(({ source, count, bonus, when, applies }) => {
          const effect = effectOf(source, role);
          const reasons = [
            say(locale, applies ? `reason.${when}` : `missing.${when}`),
            effect === null ? '' : say(locale, `effect.${effect}`),
          ];
          return (
            <tr key={source} className={applies ? undefined : styles['zero']}>
              <th scope="row">{kindName(locale, source, count)}</th>
              <td className={styles['reason']}>
                {reasons
                  .filter((reason) => reason !== '')
                  .map((reason) => (
                    <span key={reason}>{reason}</span>
                  ))}
              </td>
              <td className={styles['bonus']}>{bonus === 0 ? '0' : signed(bonus)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            <span className="unseen">{say(locale, 'modifiers.sum')}</span>
          </th>
          <td className={styles['sum']}>{signed(strengthOf(items))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
