import { PageFrame } from '../pages/frame.tsx';
import { HelpContent } from './content.tsx';
import { useHelpSay } from './say.ts';

/** `/help`: the same help as over a table, at its own address. */
export default function HelpPage() {
  const say = useHelpSay();
  return (
    <PageFrame title={say('title')} lead={say('lead')}>
      <HelpContent heading="h2" />
    </PageFrame>
  );
}
