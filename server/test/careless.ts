// Throws an uncaught error with a whole connection attached to it.
import { endOnFault } from '../last-resort.ts';

const [how = ''] = process.argv.slice(2);
endOnFault(70, () => {});
const error = Object.assign(new Error('broken', { cause: new Error('by whom') }), {
  client: { secretKey: 'hidden key' },
});
if (how === 'rejected') void Promise.reject(error);
else
  setImmediate(() => {
    throw error;
  });
