import type { AnyGame, Refusal } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useTableSay } from './say.ts';
import styles from './text-board.module.css';

interface RefusalWordsProps {
  readonly game: AnyGame;
  readonly refusal: Refusal;
  readonly onRules: (section: string) => void;
}

/** The refusal, with a link to its rule. */
export function RefusalWords({ game, refusal, onRules }: RefusalWordsProps) {
  const say = useTableSay();
  const locale = useLocale();
  const section = game.rulebook[locale].sections.find(({ id }) => id === refusal.rule);
  return (
    <p className={styles['refusal']}>
      {game.speech.refusal(locale, refusal)}{' '}
      {section === undefined ? null : (
        <LinkButton onPress={() => onRules(section.id)}>
          {say('text.rule', { id: section.id, title: section.title })}
        </LinkButton>
      )}
    </p>
  );
}
