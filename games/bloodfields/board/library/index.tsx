import type { GamePage } from '@sanguine/ui';
import { readPrint } from '../print/address.ts';
import { PrintPage } from '../print/print-page.tsx';
import { LibraryPage as Library } from './library-page.tsx';

/** Everything in the game to look up, and prints of it. */
export const LibraryPage: GamePage = (props) => {
  const order = readPrint(props.at);
  return order === null ? <Library {...props} /> : <PrintPage {...props} order={order} />;
};
