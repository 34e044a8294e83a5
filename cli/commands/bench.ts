import { GAMES } from '@sanguine/registry';
import { measure } from '../bench/measure.ts';
import { peerWork } from '../bench/peer.ts';
import { type Figure, figuresOf } from '../bench/figures.ts';
import { cloning, enumerating, masking, odds, sampling, verifying } from '../bench/works.ts';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable } from '../games.ts';
import { tableLines } from '../table.ts';

const PLAYERS = 4;

export const command: Command = {
  words: '[game]',
  options: { seconds: { value: 'N' }, json: {} },
  run(call) {
    const { args, locale, out } = call;
    const game = gameNamed(args.atMost(1).positionals[0] ?? GAMES[0]?.engine.id);
    const { setup } = layTable(game, args, locale, Math.min(PLAYERS, game.engine.seats.max));
    const works = [enumerating, sampling, cloning, masking, verifying, odds].map((work) => work(game, setup));
    const rates = measure([...works, peerWork()], args.whole('seconds', 1, 600) ?? 2);
    const figures = figuresOf(rates);
    if (args.has('json')) out.json({ game: game.engine.id, figures });
    else show(call, figures);
    return figures.every(({ ok }) => ok !== false) ? EXIT.ok : EXIT.no;
  },
};

function show({ out, say, locale }: Call, figures: readonly Figure[]): void {
  const number = (value: number): string =>
    value.toLocaleString(
      locale,
      value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
    );
  out.lines(
    tableLines(
      [say('bench.figure'), say('bench.value'), say('bench.unit'), say('bench.goal'), ''],
      figures.map(({ name, value, unit, goal, least, ok }) => [
        say(`bench.${name}`),
        number(value),
        say(`bench.unit.${unit}`),
        goal === null ? '' : `${least ? '≥' : '≤'} ${number(goal)}`,
        ok === null ? '' : out.styled(ok ? 'green' : 'red', say(ok ? 'bench.ok' : 'bench.short')),
      ]),
    ),
  );
}
