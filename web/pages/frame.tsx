import { type ReactNode, useRef } from 'react';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { useOnline } from '../offline/online.ts';
import { useSay } from '../text/say.ts';
import { useArrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Masthead } from './masthead.tsx';

interface PageFrameProps {
  /** The heading and the window title. */
  readonly title: string;
  /** One sentence under the heading. */
  readonly lead?: ReactNode;
  /** Next to the heading. */
  readonly aside?: ReactNode;
  /** A narrower column, for reading. */
  readonly narrow?: boolean;
  /** As wide as the window allows, for pictures. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Any page other than a table: masthead, one heading, content, footer, and a border around it all. */
export function PageFrame({ title, lead, aside, narrow = false, wide = false, children }: PageFrameProps) {
  return (
    <PageSheet title={title} masthead={<Masthead />}>
      <div className={classes(styles['column'], narrow && styles['narrow'], wide && styles['wide'])}>
        <div className={styles['head']}>
          <div>
            <h1 className={styles['title']} tabIndex={-1}>
              {title}
            </h1>
            {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </PageSheet>
  );
}

/** The paper background of every page. */
export function PageSheet({
  title,
  masthead,
  children,
}: {
  readonly title: string | null;
  readonly masthead: ReactNode;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const online = useOnline();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={styles['sheet']}>
      <title>{title === null ? 'Sanguine' : `${title} · Sanguine`}</title>
      <a className={styles['skip']} href="#content">
        {say('skip')}
      </a>
      {masthead}
      {online ? null : <output className={styles['offline']}>{say('offline')}</output>}
      <main ref={main} id="content" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
