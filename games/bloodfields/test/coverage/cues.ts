import type { TriggerName } from '../../content/effects.ts';
import type { AttackProfile } from '../../content/skills.ts';
import { UNITS } from '../../content/units/index.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import type { Row } from './rows.ts';

/** Whose turn a row needs, who helps, and how far from the bearer its enemies stand. */
export interface Cue {
  readonly turn: 'own' | 'enemy' | 'any';
  readonly allies?: readonly UnitKind[];
  readonly enemies?: readonly UnitKind[];
  /** Gaps between bases in mil. */
  readonly gaps: readonly (readonly [number, number])[];
  /** Whether the bearer, and whether all others, are about to fall. */
  readonly bearerDying?: boolean;
  readonly othersDying?: boolean;
}

const CONTACT = [0, 0] as const;
const CLOSE = [63, 1000] as const;
const NEAR = [500, 4000] as const;
const MIDDLE = [3000, 8000] as const;
const FAR = [9000, 14_000] as const;

const kindsWhere = (test: (profile: AttackProfile) => boolean): UnitKind[] =>
  UNITS.filter(({ skills }) => skills.some((skill) => skill.type === 'attack' && test(skill.attack))).map(
    ({ kind }) => kind,
  );
const ARCHERS = kindsWhere(({ kind, shot }) => kind === 'ranged' && shot === undefined);
const PUSHERS: readonly UnitKind[] = ['tobren', 'sorrow', 'hask', 'ironlung', 'ansa', 'brine'];
const MAGES: readonly UnitKind[] = ['ilmane', 'yew', 'brine', 'azhrae', 'ansa'];
const FRIGHTENING: readonly UnitKind[] = ['fenn'];

function ofAttack({ kind, reach, aoe, range, ballistic, shot }: AttackProfile): Cue['gaps'] {
  if (ballistic !== undefined) return [FAR];
  if (shot === 'array') return [NEAR, MIDDLE];
  if (kind === 'ranged') return range > 7000 ? [NEAR, MIDDLE] : [NEAR];
  return (reach ?? aoe) ? [CONTACT, CONTACT, CLOSE] : [CONTACT];
}

const AT: Readonly<Partial<Record<TriggerName, Cue>>> = {
  meleeUnharmed: { turn: 'enemy', gaps: [CONTACT] },
  meleeHarmed: { turn: 'enemy', gaps: [CONTACT] },
  destroyed: { turn: 'any', gaps: [CONTACT, CLOSE], bearerDying: true },
  destroyedInMelee: { turn: 'enemy', gaps: [CONTACT], bearerDying: true },
  charged: { turn: 'enemy', gaps: [NEAR, MIDDLE] },
  damageComing: { turn: 'enemy', gaps: [CONTACT] },
  allyShot: { turn: 'enemy', gaps: [NEAR, MIDDLE], enemies: ARCHERS },
  shotAt: { turn: 'enemy', gaps: [NEAR, MIDDLE], enemies: ARCHERS },
  pushed: { turn: 'enemy', gaps: [CONTACT, CLOSE], enemies: PUSHERS },
  kill: { turn: 'own', gaps: [CONTACT, NEAR], othersDying: true },
  flown: { turn: 'own', gaps: [NEAR, MIDDLE] },
  immobilized: { turn: 'own', gaps: [NEAR, MIDDLE] },
  attacked: { turn: 'own', gaps: [FAR] },
};

/** The cue most likely to bring a row about. */
export function cueOf({ skill, by }: Row): Cue {
  const own = (gaps: Cue['gaps']): Cue => ({ turn: 'own', gaps });
  switch (skill?.type) {
    case 'attack':
      return own(ofAttack(skill.attack));
    case 'spell':
      return 'attack' in skill.does ? own(ofAttack(skill.does.attack)) : own([CONTACT, CLOSE, NEAR]);
    case 'ability':
      return own(skill.select.who === 'self' ? [NEAR, MIDDLE] : [CONTACT, CLOSE, NEAR]);
    case 'passive': {
      const { trigger, standing, dice } = skill;
      if (trigger !== undefined) return AT[trigger.on] ?? own([CONTACT, NEAR]);
      if (dice !== undefined) return ofDice(by, dice.rolls, typeof dice.side === 'object');
      return ofStanding(standing);
    }
    default:
      return own([CONTACT, NEAR]);
  }
}

function ofDice(by: string, rolls: readonly string[], forced: boolean): Cue {
  if (forced)
    return { turn: 'enemy', gaps: [CONTACT, NEAR], ...(by === 'cracked-mirror' && { enemies: MAGES }) };
  const [only, ...more] = rolls;
  if (more.length > 0 || only === 'magic') return { turn: 'own', gaps: [CONTACT, NEAR] };
  if (only === 'morale') return { turn: 'any', gaps: [CONTACT, NEAR], enemies: FRIGHTENING };
  return { turn: 'own', gaps: only === 'scatter' ? [FAR] : [NEAR, MIDDLE, CONTACT] };
}

function ofStanding(standing: Extract<Row['skill'], { type: 'passive' }>['standing']): Cue {
  switch (standing?.gives) {
    case 'stat':
      if (standing.stat === 'ar') return { turn: 'any', gaps: [CONTACT, CLOSE] };
      return standing.to === 'allies'
        ? { turn: 'any', gaps: [CONTACT, NEAR], enemies: FRIGHTENING }
        : { turn: 'any', gaps: [CONTACT, CLOSE, NEAR], allies: FRIGHTENING };
    case 'attack':
      return { turn: 'own', gaps: standing.kind === 'ranged' ? [NEAR, MIDDLE] : [CONTACT, CLOSE, NEAR] };
    case 'light':
      return { turn: 'any', gaps: [CLOSE, NEAR], allies: ARCHERS };
    case 'rooted':
      return { turn: 'enemy', gaps: [CONTACT, CLOSE], enemies: PUSHERS };
    case 'scatter':
      return { turn: 'own', gaps: [FAR] };
    case 'slither':
      return { turn: 'own', gaps: [CONTACT, NEAR] };
    case 'blur':
      return { turn: 'any', gaps: [NEAR, MIDDLE], enemies: ARCHERS };
    default:
      return { turn: 'own', gaps: [NEAR, MIDDLE] };
  }
}
