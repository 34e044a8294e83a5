import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { HelpContent } from './content.tsx';
import { useHelpSay } from './say.ts';
import { useHelpKey } from './use-help-key.ts';

interface HelpOverProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The help over a table, which stays where it is; `?` opens it. */
export function HelpOver({ isOpen, onOpen, onClose }: HelpOverProps) {
  const say = useHelpSay();
  useHelpKey(onOpen);
  if (!isOpen) return null;
  return (
    <Dialog title={say('title')} wide onClose={onClose}>
      <HelpContent heading="h3" />
    </Dialog>
  );
}
