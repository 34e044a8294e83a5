// Builds the pages if their sources changed.
import { ensurePages } from '../scripts/lib.mjs';

export default ensurePages;
