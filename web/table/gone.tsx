import { Link } from 'wouter';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import type { LinkProblem } from '../link/link.ts';
import { PageFrame } from '../pages/frame.tsx';
import styles from './gone.module.css';
import { useTableSay } from './say.ts';

interface GoneProps {
  readonly problem: LinkProblem;
  readonly onHere?: (() => void) | undefined;
  readonly onExport?: (() => void) | undefined;
}

/** Explains why a table cannot be shown, with links elsewhere. */
export function Gone({ problem, onHere, onExport }: GoneProps) {
  const say = useTableSay();
  return (
    <PageFrame title={say(`gone.${problem}.title`)} lead={say(`gone.${problem}.text`)} narrow>
      <div className={styles['ways']}>
        {problem === 'elsewhere' && onHere !== undefined ? (
          <ActionButton kind="go" onPress={onHere}>
            {say('gone.elsewhere.here')}
          </ActionButton>
        ) : null}
        {problem === 'broken' && onExport !== undefined ? (
          <ActionButton kind="go" onPress={onExport}>
            {say('menu.export')}
          </ActionButton>
        ) : null}
        <Link className={buttonClass({})} href="/mine">
          {say('gone.mine')}
        </Link>
        <Link className={buttonClass({})} href="/">
          {say('gone.home')}
        </Link>
      </div>
    </PageFrame>
  );
}
