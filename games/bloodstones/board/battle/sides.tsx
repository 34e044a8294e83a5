import type { Locale, Viewer } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import type { UnitKind } from '../../content/kinds.ts';
import type { Clash } from '../../rules/frames.ts';
import type { Item } from '../../rules/strength.ts';
import { Force } from './force.tsx';
import { otherRole, ownRole, type Role } from './open-battle.ts';
import styles from './sides.module.css';

interface SideFacts {
  readonly seat: number;
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
  readonly items: readonly Item[];
}

interface SidesProps {
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly you: Viewer;
  readonly clash: Clash;
  readonly sides: Readonly<Record<Role, SideFacts>>;
  /** Shown between the two forces. */
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

/** More units get smaller dominoes, three, four or five in a row, so that both forces fit on one screen. */
function dominoFor(units: number): number {
  if (units <= 6) return 84;
  return units <= 12 ? 64 : 50;
}

/** Two forces facing each other: the viewer's own on the left, else the attacker. */
export function Sides({ locale, viewer, you, clash, sides, children, foot }: SidesProps) {
  const left = ownRole(clash, viewer);
  const right = otherRole(left);
  const width = dominoFor(Math.max(sides.attacker.units.length, sides.defender.units.length));
  const force = (role: Role) => (
    <Force
      locale={locale}
      role={role}
      faction={sides[role].faction}
      units={sides[role].units}
      items={sides[role].items}
      own={sides[role].seat === you}
      mirrored={role === right}
      width={width}
    />
  );
  return (
    <div className={styles['sides']}>
      <div className={styles['left']}>{force(left)}</div>
      <div className={styles['middle']}>{children}</div>
      <div className={styles['right']}>{force(right)}</div>
      {foot}
    </div>
  );
}
