import { Suspense } from 'react';
import { type AnyGame, findSection, type Reply } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useRulebook } from '../rules/use-rulebook.ts';
import { useTableSay } from './say.ts';
import styles from './text-board.module.css';

interface ReplyWordsProps {
  readonly game: AnyGame;
  readonly reply: Reply;
  readonly onRules: (section: string) => void;
}

/** Why a move cannot be made, with links to its rules as soon as the rulebook is there. */
export function ReplyWords({ game, reply, onRules }: ReplyWordsProps) {
  return (
    <div className={styles['refusal']}>
      {reply.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Suspense>
        {reply.rules.map((rule) => (
          <RuleLink key={rule} game={game} rule={rule} onRules={onRules} />
        ))}
      </Suspense>
    </div>
  );
}

interface RuleLinkProps extends Omit<ReplyWordsProps, 'reply'> {
  readonly rule: string;
}

function RuleLink({ game, rule, onRules }: RuleLinkProps) {
  const say = useTableSay();
  const section = findSection(useRulebook(game)[useLocale()], rule);
  if (section === undefined) return null;
  const { id, title } = section;
  return <LinkButton onPress={() => onRules(id)}>{say('text.rule', { id, title })}</LinkButton>;
}
