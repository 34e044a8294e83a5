import type { Locale } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS, VILLAGES } from '../../content/factions.ts';
import styles from './facts.module.css';
import { say } from './words.ts';

interface FactsProps {
  readonly locale: Locale;
  readonly faction: Faction;
}

/** What a faction starts with, in columns that are the same for all of them. */
export function Facts({ locale, faction }: FactsProps) {
  const { handSize, startVp, settles, undead, minPlayers } = FACTION_FACTS[faction];
  const facts = [
    { name: say(locale, 'facts.hand'), value: handSize },
    { name: say(locale, 'facts.villages'), value: settles ? VILLAGES : 0 },
    { name: say(locale, 'facts.points'), value: startVp },
    { name: say(locale, 'facts.undead'), value: undead },
    { name: say(locale, 'facts.players'), value: say(locale, 'facts.least', { least: minPlayers }) },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name} data-none={value === 0 || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
