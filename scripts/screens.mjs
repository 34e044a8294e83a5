// `npm run screens`: a picture of every screen at 1440, 1920 and on a phone, in both languages, in `test-results/screens`.
// By night: `NIGHT=1 npm run screens`.
// With arguments, only the screens whose names they match: `npm run screens -- field`.
import { ensureBrowser, ensureDependencies, env, run } from './lib.mjs';

ensureDependencies();
ensureBrowser();
env.PICTURES = '1';
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? [] : ['-g', ` (?:${wanted.join('|')})`];
process.exit(run('playwright', ['test', 'screens', ...chosen]) ? 0 : 1);
