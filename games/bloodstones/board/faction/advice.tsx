import type { Locale } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/index.ts';
import type { Faction } from '../../content/factions.ts';
import { loreOf } from './lore.ts';
import { say } from './words.ts';

interface AdviceProps {
  readonly locale: Locale;
  readonly faction: Faction;
  readonly openRules: (section: string) => void;
}

/** Opens the rulebook's advice for a faction and against it (§17). */
export function Advice({ locale, faction, openRules }: AdviceProps) {
  return (
    <LinkButton onPress={() => openRules(loreOf(locale, faction).advice)}>{say(locale, 'advice')}</LinkButton>
  );
}
