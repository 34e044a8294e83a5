import type { GamePageProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import { CONTENT_VERSION } from '../../content/versions.ts';
import { parseRoster } from '../../rules/roster/text.ts';
import { linkOf } from '../rosters/share/link.ts';
import { QrCode } from '../rosters/share/qr.tsx';
import type { PrintOrder } from './address.ts';

/** Pixels on the screen; on paper the style sheet sets the size. */
const SIZE = 64;

/** The printed code that leads back to the roster; null if the order has no readable roster. */
export function rosterCode(
  { list = '', name = '', points }: PrintOrder,
  address: GamePageProps['address'],
): ReactNode {
  const read = parseRoster(list);
  if (!('roster' in read) || read.roster.length === 0) return null;
  const link = linkOf({ name, roster: read.roster, points: points ?? null, content: CONTENT_VERSION });
  return <QrCode text={address('rosters', link)} size={SIZE} />;
}
