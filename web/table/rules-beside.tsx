import { lazy, Suspense } from 'react';
import type { AnyGame } from '@sanguine/kernel';

const RulesDrawer = lazy(async () => ({ default: (await import('../rules/drawer.tsx')).RulesDrawer }));

interface RulesBesideProps {
  readonly game: AnyGame;
  /** Null if closed. */
  readonly section: string | null;
  readonly onClose: () => void;
}

/** The rulebook next to the table, loaded when first opened. */
export function RulesBeside({ game, section, onClose }: RulesBesideProps) {
  if (section === null) return null;
  return (
    <Suspense>
      <RulesDrawer game={game} section={section} onClose={onClose} />
    </Suspense>
  );
}
