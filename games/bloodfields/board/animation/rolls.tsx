import type { Locale } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { rollName } from '../../text/dice.ts';
import { ownedName, skillName } from '../../text/words.ts';
import { ToldRoll } from '../tray/attack-bench.tsx';
import css from '../tray/bench.module.css';
import { Dice } from '../tray/dice.tsx';
import { deedText } from '../tray/fight.ts';
import { isSettled, storyIn } from '../tray/story.ts';
import { useSkip } from '../tray/use-skip.ts';
import type { Animation } from './animation.ts';

/** The most attacks, and other rolls, shown at once: a volley may have many. */
const MOST = 2;

/** The results of the last row's dice, for players who were not asked about them; a tap or Space closes it. */
export function ToldRolls({
  props,
  scene,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly scene: Animation | null;
}): ReactNode {
  const { view, events, players, settings } = props;
  const { locale } = settings;
  const { skipped, skip } = useSkip(scene?.row ?? 0);
  if (scene === null || scene.rolls.length === 0 || skipped) return null;
  const names = players.map(({ name }) => name);
  const { settled } = scene;
  const story = settled === 0 ? null : storyIn(events);
  const attacks = story?.attacks.filter(isSettled).slice(-Math.min(settled, MOST)) ?? [];
  const tests = scene.rolls.filter(({ roll }) => roll !== 'attack' && roll !== 'defence');
  if (attacks.length === 0 && tests.length === 0) return null;
  return (
    <div key={scene.row} className={css['told']} aria-hidden="true" onPointerDown={skip}>
      <Rolls {...{ locale, names }} rolls={tests.slice(-MOST)} />
      {attacks.map((attack, at) => (
        <section key={at}>
          <h3>
            {skillName(locale, attack.skill)}{' '}
            {story === null || attack.target === null ? null : (
              <em>{deedText(locale, view, story, attack.target)}</em>
            )}
          </h3>
          <ToldRoll {...{ locale, view, attack }} fresh={settings.motion !== 'off'} />
        </section>
      ))}
    </div>
  );
}

interface RollsProps {
  readonly locale: Locale;
  readonly rolls: Animation['rolls'];
  readonly names: readonly string[];
}

function Rolls({ locale, rolls, names }: RollsProps): ReactNode {
  return rolls.map(({ unit, roll, faces }, at) => (
    <p key={at} className={css['tests']}>
      <b>{`${ownedName(locale, unit, names)}: ${rollName(locale, roll)}`}</b>
      <Dice locale={locale} roll={roll} faces={faces} size={30} />
    </p>
  ));
}

/** The last dice of a turn on the bench, for viewers of past turns and for spectators. */
export function PastRolls(props: RollsProps): ReactNode {
  return (
    <div className={css['past']}>
      <Rolls {...props} />
    </div>
  );
}
