import type { GamePageProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { type ReactNode, useState } from 'react';
import { faultsOf } from '../../rules/roster/faults.ts';
import { sizeFor, trialTable } from './trial.ts';
import { PrintButton } from './print-button.tsx';
import { linkOf } from './share/link.ts';
import { QrCode } from './share/qr.tsx';
import { lineOf } from './share/roster-file.ts';
import { SharePanel } from './share/share-panel.tsx';
import type { SharedList } from './share/shared-list.ts';
import { sayRosters } from './text/say.ts';
import css from './page.module.css';

interface DockProps {
  readonly props: GamePageProps;
  readonly list: SharedList;
}

/** Actions for the whole roster: try it, share it, take it along. */
export function Dock({ props, list }: DockProps): ReactNode {
  const { locale } = props.settings;
  const [open, setOpen] = useState(false);
  const address = (at: string): string => props.address('rosters', at);
  const show = (): void => {
    setOpen(true);
  };
  return (
    <footer className={css['dock']} data-ground="tray">
      <TryButton props={props} list={list} />
      <PrintButton props={props} list={list} />
      <ActionButton guide="share" note={sayRosters(locale, 'share.note')} onPress={show}>
        {sayRosters(locale, 'share')}
      </ActionButton>
      <code className={css['line']}>{lineOf(list.roster)}</code>
      <button type="button" className={css['qr']} onClick={show}>
        <span>
          <b>{sayRosters(locale, 'share.qr.short')}</b> {sayRosters(locale, 'share.qr.note')}
        </span>
        <QrCode text={address(linkOf(list))} size={66} />
      </button>
      {open ? (
        <Dialog
          wide
          title={sayRosters(locale, 'share.title', { name: list.name })}
          onClose={() => {
            setOpen(false);
          }}
        >
          <SharePanel {...{ locale, list, address }} />
        </Dialog>
      ) : null}
    </footer>
  );
}

/** Starts a battle against a bot with this roster. */
export function TryButton({ props, list }: DockProps): ReactNode {
  const { locale } = props.settings;
  const { roster, points } = list;
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const table = trialTable(roster, points);
  const refused =
    roster.length === 0
      ? 'try.empty'
      : faultsOf(roster, points ?? Infinity).length > 0
        ? 'try.illegal'
        : table === null
          ? 'try.none'
          : null;
  const begin = async (): Promise<void> => {
    if (table === null || state === 'busy') return;
    setState('busy');
    if (!(await props.tryOut(table, [lineOf(roster)]))) setState('failed');
  };
  return (
    <ActionButton
      kind="go"
      guide="try"
      note={
        state === 'ready'
          ? sayRosters(locale, `try.${sizeFor(Number(table?.options?.['points'] ?? 0))}`)
          : sayRosters(locale, `try.${state}`)
      }
      unavailable={refused === null ? undefined : sayRosters(locale, refused)}
      onPress={() => void begin()}
    >
      {sayRosters(locale, 'try')}
    </ActionButton>
  );
}
