import type { GamePage } from '@sanguine/ui';
import { readPrint } from '../print/address.ts';
import { PrintPage } from '../print/print-page.tsx';
import { LibraryPage as Library } from './library-page.tsx';

/** Everything there is in the game, to be looked up; and what of it can be printed. */
export const LibraryPage: GamePage = (props) => {
  const order = readPrint(props.at);
  return order === null ? <Library {...props} /> : <PrintPage {...props} order={order} />;
};
