// Starts the server from the environment: PORT, HOST, DATA_DIR, DATABASE_URL, TRUST_PROXY, PUBLIC_URL and the others in
// `config.ts`.
import { keepHouse } from './house.ts';

const { env } = process;
const language = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
  (value) => value !== undefined && value !== '',
);

const code = await keepHouse({
  env,
  locale: language?.startsWith('ja') === true ? 'ja' : 'en',
  out: (line) => process.stdout.write(`${line}\n`),
  aside: (line) => process.stderr.write(`${line}\n`),
});
// Open handles need no wait: everything is stored.
process.exit(code);
