import type { Locale } from '@sanguine/kernel';
import type { Faction } from '../../content/factions.ts';
import { Advice } from './advice.tsx';
import styles from './faction-card.module.css';
import { Facts } from './facts.tsx';
import { loreOf } from './lore.ts';
import { TileTable } from './tile-table.tsx';
import type { TileTally } from './tile-tally.ts';
import { Traits } from './traits.tsx';
import { say } from './words.ts';

interface FactionCardProps {
  readonly locale: Locale;
  readonly faction: Faction;
  readonly tallies: readonly TileTally[];
  /** Explains the table below it. */
  readonly note: string;
  readonly openRules: (section: string) => void;
}

/** A faction's summary, powers and tiles. */
export function FactionCard({ locale, faction, tallies, note, openRules }: FactionCardProps) {
  return (
    <div className={styles['card']}>
      <p className={styles['summary']}>{loreOf(locale, faction).summary}</p>
      <Facts {...{ locale, faction }} />
      <p className={styles['facts']}>
        <Advice {...{ locale, faction, openRules }} />
      </p>
      <Traits locale={locale} faction={faction} openRules={openRules} />
      <section>
        <h3 className={styles['head']}>{say(locale, 'tiles')}</h3>
        <TileTable locale={locale} faction={faction} tallies={tallies} />
        <p className={styles['facts']}>{note}</p>
      </section>
    </div>
  );
}
