// The pages as they are now; builds them when their sources changed.
import { ensurePages } from '../scripts/lib.mjs';

export default ensurePages;
