import { lazy, Suspense } from 'react';
import type { AnyGame } from '@sanguine/kernel';

const RulesDrawer = lazy(async () => ({ default: (await import('../rules/drawer.tsx')).RulesDrawer }));

interface RulesBesideProps {
  readonly game: AnyGame;
  /** Null: closed. */
  readonly section: string | null;
  readonly onClose: () => void;
}

/** The rulebook beside the table, loaded when it is first opened. */
export function RulesBeside({ game, section, onClose }: RulesBesideProps) {
  if (section === null) return null;
  return (
    <Suspense>
      <RulesDrawer game={game} section={section} onClose={onClose} />
    </Suspense>
  );
}
