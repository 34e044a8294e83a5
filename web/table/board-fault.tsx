import { Component, type ReactNode } from 'react';

interface BoardFaultProps {
  readonly children: ReactNode;
  /** Replaces a board that threw. */
  readonly instead: ReactNode;
}

/** Error boundary: the text board replaces a drawn board that fails, so that nobody loses their game. */
export class BoardFault extends Component<BoardFaultProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
