import { keepHouse } from '@sanguine/server';
import type { Command } from '../command.ts';
import { houseEnv, HOUSE_OPTIONS } from '../admin/house.ts';

const LAST_PORT = 65_535;

export const command: Command = {
  words: '',
  options: { port: { value: 'N' }, host: { value: 'ADDRESS' }, ...HOUSE_OPTIONS },
  async run(call) {
    const { args, locale, out, aside } = call;
    const port = args.atMost(0).whole('port', 0, LAST_PORT);
    const host = args.text('host');
    const env = {
      ...houseEnv(call),
      ...(port === undefined ? {} : { PORT: `${port}` }),
      ...(host === undefined ? {} : { HOST: host }),
    };
    const code = await keepHouse({
      env,
      locale,
      out: (text) => out.line(text),
      aside: (text) => aside.line(text),
    });
    // Everything is stored, so open handles need not be awaited.
    process.exit(code);
  },
};
