import type { Locale } from '@sanguine/kernel';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { CopyButton } from '@sanguine/ui/controls/copy-button.tsx';
import type { ReactNode } from 'react';
import { sayRosters } from '../text/say.ts';
import { linkOf } from './link.ts';
import { QrCode } from './qr.tsx';
import { fileOf, lineOf } from './roster-file.ts';
import type { SharedList } from './shared-list.ts';
import css from './share.module.css';

interface SharePanelProps {
  readonly locale: Locale;
  readonly list: SharedList;
  /** Makes a complete address of this page. */
  readonly address: (at: string) => string;
}

/** A list to share: as a link that contains it, as a code for a camera, as one line, as a file. */
export function SharePanel({ locale, list, address }: SharePanelProps): ReactNode {
  const link = address(linkOf(list));
  const line = lineOf(list.roster);
  const json = `${JSON.stringify(fileOf(locale, list), null, 2)}\n`;
  return (
    <div className={css['panel']}>
      <div className={css['code']} data-guide="share:qr">
        <QrCode text={link} size={232} />
        <p>{sayRosters(locale, 'share.qr')}</p>
      </div>
      <div className={css['ways']}>
        <section>
          <h3>{sayRosters(locale, 'share.link')}</h3>
          <p>{sayRosters(locale, 'share.link.text')}</p>
          <code data-guide="share:link">{link}</code>
          <CopyButton text={link} label={sayRosters(locale, 'share.link.copy')} />
        </section>
        <section>
          <h3>{sayRosters(locale, 'share.line')}</h3>
          <p>{sayRosters(locale, 'share.line.text')}</p>
          <code>{line}</code>
          <CopyButton text={line} label={sayRosters(locale, 'share.line.copy')} />
        </section>
        <section>
          <h3>{sayRosters(locale, 'share.file')}</h3>
          <p>{sayRosters(locale, 'share.file.text')}</p>
          <div className={css['acts']}>
            <a
              className={buttonClass({ centred: true })}
              href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
              download={`${fileName(list.name)}.json`}
              data-guide="share:file"
            >
              {sayRosters(locale, 'share.file.save')}
            </a>
            <CopyButton text={json} label={sayRosters(locale, 'share.file.copy')} />
          </div>
        </section>
      </div>
    </div>
  );
}

const fileName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'roster';
