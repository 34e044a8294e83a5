import { PageFrame } from '../pages/frame.tsx';
import { HelpContent } from './content.tsx';
import { useHelpSay } from './say.ts';

/** `/help`: the same as over a table, with an address of its own. */
export default function HelpPage() {
  const say = useHelpSay();
  return (
    <PageFrame title={say('title')} lead={say('lead')}>
      <HelpContent heading="h2" />
    </PageFrame>
  );
}
