import { Suspense } from 'react';
import { type AnyGame, findSection, type Refusal } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useRulebook } from '../rules/use-rulebook.ts';
import { useTableSay } from './say.ts';
import styles from './text-board.module.css';

interface RefusalWordsProps {
  readonly game: AnyGame;
  readonly refusal: Refusal;
  readonly onRules: (section: string) => void;
}

/** The refusal, with a link to its rule as soon as the rulebook is there. */
export function RefusalWords({ game, refusal, onRules }: RefusalWordsProps) {
  return (
    <p className={styles['refusal']}>
      {game.speech.refusal(useLocale(), refusal)}{' '}
      <Suspense>
        <RuleLink game={game} rule={refusal.rule} onRules={onRules} />
      </Suspense>
    </p>
  );
}

interface RuleLinkProps extends Omit<RefusalWordsProps, 'refusal'> {
  readonly rule: string;
}

function RuleLink({ game, rule, onRules }: RuleLinkProps) {
  const say = useTableSay();
  const section = findSection(useRulebook(game)[useLocale()], rule);
  if (section === undefined) return null;
  const { id, title } = section;
  return <LinkButton onPress={() => onRules(id)}>{say('text.rule', { id, title })}</LinkButton>;
}
