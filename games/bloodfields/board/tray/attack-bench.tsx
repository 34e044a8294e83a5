import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import { blowOf } from '../../rules/attack/blow.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { tagOf } from '../../rules/names.ts';
import { currentRoll, tokensFor, untouched } from '../../rules/roll/options.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { join } from '../../text/phrases.ts';
import { skillName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import css from './bench.module.css';
import { Chips } from './chips.tsx';
import type { Picking } from './die-button.tsx';
import { deedText, expectedDefence, healthAfter, storyNow, tagName } from './fight.ts';
import type { OpenDice } from './options.ts';
import { SettledRoll } from './settled-roll.tsx';
import { type ToldAttack, totalOf } from './story.ts';
import { sayTray } from './text/say.ts';
import { Troughs } from './troughs.tsx';

interface AttackBenchProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly dice: OpenDice;
  readonly fresh: boolean;
}

/** How dice may be picked, and which of them are best rerolled; null if they may not be. */
export function pickingOf({ props, interaction, dice }: Omit<AttackBenchProps, 'fresh'>): Picking | null {
  const rerolls = dice.answers.some(({ do: verb }) => verb === 'reroll' || verb === 'turn');
  if (interaction.seat === null || !rerolls) return null;
  const { roll } = currentRoll(props.view);
  const { best } = dice;
  const none = roll.faces.map(() => 0);
  return {
    free: dice.answers.some(({ do: verb }) => verb === 'turn') ? roll.faces : untouched(roll, dice.open.side),
    picked: interaction.selection.dice,
    advised:
      best?.do === 'reroll'
        ? best.dice
        : best?.do === 'turn'
          ? none.map((_, face) => (face === best.die ? 1 : 0))
          : none,
    onPick: (picked) => {
      interaction.change({ dice: picked });
    },
  };
}

/** An attack on the bench: what counts in it, its dice sorted by effect, and earlier attacks above it as settled. */
export function AttackBench({ props, interaction, dice, fresh }: AttackBenchProps): ReactNode {
  const { view, events, settings } = props;
  const { locale } = settings;
  const story = storyNow(view, events);
  const { roll, asker } = currentRoll(view);
  const now = story?.attacks.at(-1);
  if (story === null || now === undefined) return null;
  const target = tagOf(view, asker.step === 'attack' ? asker.target : roll.unit);
  const picking = pickingOf({ props, interaction, dice });
  const defence = now.defence?.modifiers ?? expectedDefence(view);
  const { inspire, embers } = unitOf(view, roll.unit);
  const several = story.attacks.length > 1;
  const nameOf = (tag: typeof target): string => tagName(locale, view, tag);
  const attacking = roll.roll === 'attack';
  const melee = asker.step === 'attack' && blowOf(view, asker).profile.kind === 'melee';
  return (
    <>
      <header className={css['head']}>
        <h2>{skillName(locale, story.skill)}</h2>
        <p>
          {join(locale, [
            deedText(locale, view, story, target),
            ...(story.charge ? [sayTray(locale, 'bench.free')] : []),
          ])}
        </p>
      </header>
      <Chips
        {...{ locale, nameOf }}
        modifiers={[...(now.attack?.modifiers ?? []), ...defence]}
        not={melee ? sayTray(locale, 'chip.noCover') : null}
      />
      {story.attacks.slice(0, -1).map((attack, at) => (
        <section key={at} className={css['roll']} data-settled="">
          <RollHead
            title={sayTray(locale, 'roll.number', { number: at + 1 })}
            note={sayTray(locale, 'roll.settled')}
          />
          <ToldRoll {...{ locale, view, attack }} />
        </section>
      ))}
      <section className={css['roll']} data-guide="dice">
        <RollHead
          title={
            several
              ? sayTray(locale, 'roll.number', { number: story.attacks.length })
              : sayTray(locale, attacking ? 'roll.attack' : 'roll.defence')
          }
          note={
            attacking
              ? sayTray(locale, 'roll.open')
              : sayTray(locale, 'roll.saving', { hits: (now.hits ?? 0) + now.criticals })
          }
        />
        {attacking && now.attack !== null ? (
          <Troughs
            {...{ locale, fresh, picking }}
            dice={now.attack}
            tokens={inspire + embers > 0}
            critical={totalOf(now.attack.modifiers, 'critical') > 0}
          />
        ) : (
          <ToldRoll {...{ locale, view, fresh, picking }} attack={now} tokens={tokensFor(view).length > 0} />
        )}
      </section>
    </>
  );
}

function RollHead({ title, note }: { readonly title: string; readonly note: string }): ReactNode {
  return (
    <h3>
      {title} <em>{note}</em>
    </h3>
  );
}

/** Attack and defence dice of one attack, with its target's name and health. */
export function ToldRoll({
  locale,
  view,
  attack,
  fresh = false,
  tokens = false,
  picking = null,
}: {
  readonly locale: TableProps<State, AnyMove, Event>['settings']['locale'];
  readonly view: TableProps<State, AnyMove, Event>['view'];
  readonly attack: ToldAttack;
  readonly fresh?: boolean;
  readonly tokens?: boolean;
  readonly picking?: Picking | null;
}): ReactNode {
  return (
    <SettledRoll
      {...{ locale, attack, fresh, tokens, picking }}
      target={attack.target === null ? '' : tagName(locale, view, attack.target)}
      after={healthAfter(view, attack)}
    />
  );
}
