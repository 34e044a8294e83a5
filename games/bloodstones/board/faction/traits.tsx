import type { Locale } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { Faction } from '../../content/factions.ts';
import { loreOf, type Run } from './lore.ts';
import styles from './traits.module.css';
import { say } from './words.ts';

interface TraitsProps {
  readonly locale: Locale;
  readonly faction: Faction;
  readonly openRules: (section: string) => void;
}

/** A faction's powers as the rulebook words them, with links into it. */
export function Traits({ locale, faction, openRules }: TraitsProps) {
  const { traits, section } = loreOf(locale, faction);
  return (
    <section>
      <h3 className={styles['head']}>
        {say(locale, 'traits')}{' '}
        <LinkButton onPress={() => openRules(section)}>{say(locale, 'rules', { section })}</LinkButton>
      </h3>
      <ul className={styles['traits']}>
        {traits.map((runs, at) => (
          <li key={`${section} ${at}`}>
            {runs.map((run) => (
              <Piece key={JSON.stringify(run)} run={run} locale={locale} openRules={openRules} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Piece({ run, locale, openRules }: Omit<TraitsProps, 'faction'> & { readonly run: Run }) {
  if ('text' in run) return run.text;
  const { section } = run;
  return (
    <>
      {' '}
      <LinkButton onPress={() => openRules(section)}>{say(locale, 'rules', { section })}</LinkButton>
    </>
  );
}
