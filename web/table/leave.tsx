import { useLocation } from 'wouter';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import type { OpenTable, TableLink } from '../link/link.ts';
import { useTableSay } from './say.ts';

interface LeaveProps {
  readonly where: TableLink['kind'];
  /** The viewer's clock is running. */
  readonly clock: boolean;
  readonly away: OpenTable['away'];
  readonly onStay: () => void;
}

/** Tells players what happens to their seat, so that they can leave without worry. */
export function Leave({ where, clock, away, onStay }: LeaveProps) {
  const say = useTableSay();
  const [, go] = useLocation();
  return (
    <Dialog
      title={say('leave.title')}
      onClose={onStay}
      foot={
        <>
          <ActionButton onPress={onStay}>{say('leave.stay')}</ActionButton>
          <ActionButton kind="go" onPress={() => go('/')}>
            {say('leave.go')}
          </ActionButton>
        </>
      }
    >
      <p>{say(`leave.${where}`)}</p>
      {clock ? <p>{say('leave.clock')}</p> : null}
      {where === 'local' ? null : (
        <p>{away === null ? say('leave.byDays') : say('leave.turn', { seconds: Math.round(away / 1000) })}</p>
      )}
    </Dialog>
  );
}
