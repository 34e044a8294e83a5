import { Component, type ReactNode } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useSay } from '../text/say.ts';
import { PageFrame } from './frame.tsx';

interface FaultProps {
  /** The current path; navigating resets the error. */
  readonly at: string;
  readonly children: ReactNode;
}

interface FaultState {
  readonly failed: boolean;
  readonly at: string;
}

/** The error boundary of all pages, with a plain message. */
export class Fault extends Component<FaultProps, FaultState> {
  override state = { failed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: FaultProps, state: FaultState): FaultState | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render() {
    return this.state.failed ? <FaultPage /> : this.props.children;
  }
}

function FaultPage() {
  const say = useSay();
  return (
    <PageFrame title={say('fault.title')} lead={say('fault.text')} narrow>
      <ActionButton kind="go" onPress={() => location.reload()}>
        {say('fault.again')}
      </ActionButton>
    </PageFrame>
  );
}
