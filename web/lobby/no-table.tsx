import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import type { Problem } from '../api/client.ts';
import { sentence } from '../api/sentence.ts';
import { PageFrame } from '../pages/frame.tsx';
import { Vignette } from '../pages/vignette.tsx';
import { useSay } from '../text/say.ts';

/** A table that cannot be shown, and why. */
export function NoTable({ problem }: { readonly problem: Problem }) {
  const say = useSay();
  return (
    <PageFrame title={say('table.none')} narrow>
      <Vignette
        icon="compass"
        action={
          <Link href="/" className={buttonClass({ kind: 'go' })}>
            {say('missing.home')}
          </Link>
        }
      >
        {sentence(say, problem)}
      </Vignette>
    </PageFrame>
  );
}
