import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useSay } from '../text/say.ts';
import { PageFrame } from './frame.tsx';
import { Vignette } from './vignette.tsx';

export function NotFound() {
  const say = useSay();
  return (
    <PageFrame title={say('missing.title')} narrow>
      <Vignette
        icon="compass"
        action={
          <Link href="/" className={buttonClass({ kind: 'go' })}>
            {say('missing.home')}
          </Link>
        }
      >
        {say('missing.text')}
      </Vignette>
    </PageFrame>
  );
}
