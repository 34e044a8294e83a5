import type { Decisions } from '../../rules/frames.ts';
import type { State } from '../../rules/state.ts';

const ASKED: Readonly<Record<keyof Decisions, true>> = {
  muster: true,
  terrain: true,
  prize: true,
  champion: true,
  deploy: true,
  initiative: true,
  inspire: true,
  activate: true,
  support: true,
  act: true,
  go: true,
  aim: true,
  shoot: true,
  split: true,
  contact: true,
  strike: true,
  cast: true,
  summon: true,
  dice: true,
  react: true,
  order: true,
  ember: true,
  exit: true,
};

/** Steps of which there is at most one frame at a time. */
const ALONE = ['battle', 'round', 'supports', 'turn', 'roll', 'magic', 'flight'] as const;

/** The battle or the round lies at the bottom, a decision on top; a turn is played in a round, one at a time. */
export function frameFlaws({ frames, round }: State): string[] {
  const flaws: string[] = [];
  const steps: string[] = frames.map(({ step }) => step);
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return flaws;
  if (first !== (round === 0 ? 'battle' : 'round')) flaws.push(`${first} lies below all`);
  if (!Object.hasOwn(ASKED, last)) flaws.push(`nobody is asked in ${last}`);
  for (const step of ALONE) {
    if (steps.filter((one) => one === step).length > 1) flaws.push(`there is more than one ${step}`);
  }
  if (last === 'dice' && !steps.includes('roll')) flaws.push('dice without a roll');
  if (last === 'act' && !steps.includes('turn')) flaws.push('an action in nobody’s turn');
  return flaws;
}
