import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useSay } from '../text/say.ts';
import { PageFrame } from './frame.tsx';
import { Vignette } from './vignette.tsx';

interface DeadEndProps {
  readonly title: string;
  /** What is missing, or why. */
  readonly children: ReactNode;
}

/** A page with only an explanation and a link home. */
export function DeadEnd({ title, children }: DeadEndProps) {
  const say = useSay();
  return (
    <PageFrame title={title} narrow>
      <Vignette
        icon="compass"
        action={
          <Link href="/" className={buttonClass({ kind: 'go' })}>
            {say('missing.home')}
          </Link>
        }
      >
        {children}
      </Vignette>
    </PageFrame>
  );
}
