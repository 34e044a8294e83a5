import { setImmediate } from 'node:timers/promises';
import { reasonWords } from '@sanguine/bots';
import { hintsOf } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { EXIT } from '../exit.ts';
import { shownPlayers } from '../players.ts';
import { tableLines } from '../table.ts';
import { wrapped } from '../width.ts';
import { DecisionConsole } from './decision-console.ts';
import { Lines } from './lines.ts';
import type { Sitting } from './sitting.ts';

/** How many log lines a resumed game starts with; a new one is told from its beginning. */
const LAST_LINES = 10;

/** Plays a sitting until it ends or the person leaves, then saves it. */
export async function runSitting(call: Call, sitting: Sitting): Promise<number> {
  const { stdin, out, locale, say } = call;
  const { game, match, person } = sitting;
  const print = (mark: string, lines: readonly string[]): void => {
    for (const line of lines) {
      out.lines(wrapped(`${out.styled('dim', mark)} ${line}`, out.width, '    '));
    }
  };
  print('·', match.number === 0 ? sitting.opening(locale) : sitting.log(locale).slice(-LAST_LINES));
  // Events are printed with the names from before the row: a player who takes a side is not yet named by it.
  let names = sitting.names(locale);
  const stop = match.subscribe(person, (update) => {
    print(update.did.seat === person ? '›' : '·', sitting.linesOf(locale, update, names));
    names = sitting.names(locale);
  });
  const lines = person === null ? null : new Lines(stdin, out);
  const finished = await (person === null || lines === null
    ? watch(call, sitting)
    : take(call, sitting, person, lines));
  lines?.close();
  stop();
  sitting.save();
  out.line();
  if (!finished) {
    out.line(say('play.left', { file: sitting.file }));
    return EXIT.ok;
  }
  const { closed } = match.ending;
  const called = sitting.names(locale);
  const how =
    closed === null
      ? game.speech.prompt(locale, match.viewFor(person), called)
      : say(`ended.${closed.how}`, { name: called[closed.by] ?? '' });
  out.line(out.styled('bold', how));
  showResult(call, sitting);
  return EXIT.ok;
}

/**
 * Plays bots and ordered answers first, and asks the person when nothing else is left. Returns false if the person
 * leaves.
 */
async function take(call: Call, sitting: Sitting, person: number, lines: Lines): Promise<boolean> {
  const rulebook = (await sitting.game.loadRulebook())[call.locale];
  const desk = { lines, rulebook, hand: '' };
  let fresh = true;
  while (sitting.match.outcome() === null) {
    if (sitting.hasConceded) return watch(call, sitting);
    const played = sitting.botPlays();
    if (played !== null) {
      explain(call, sitting, played);
      fresh = true;
      continue;
    }
    if (!(await new DecisionConsole(call, sitting, person, desk).decide(fresh))) return false;
    sitting.save();
    fresh = false;
  }
  return true;
}

/** Bots only. Ctrl-C stops between two moves; returns false then. */
async function watch(call: Call, sitting: Sitting): Promise<boolean> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  while (sitting.match.outcome() === null && !stop.signal.aborted) {
    const played = sitting.botPlays();
    if (played !== null) explain(call, sitting, played);
    await setImmediate();
  }
  process.off('SIGINT', interrupt);
  return !stop.signal.aborted;
}

/** With `--explain`, prints why the bot chose its move. This may reveal what only the bot knows. */
function explain(
  { args, out, locale }: Call,
  sitting: Sitting,
  played: ReturnType<Sitting['botPlays']>,
): void {
  if (played === null || played.reason === null || !args.has('explain')) return;
  const { seat, reason } = played;
  const text = reasonWords(sitting.game.speech, locale, reason, sitting.match.viewFor(seat));
  out.line(out.styled('dim', `    ${sitting.names(locale)[seat]}: ${text}`));
}

function showResult({ out, locale, say }: Call, { game, match, players, file }: Sitting): void {
  const { state } = match;
  const shown = shownPlayers(game, locale, players);
  const places = (match.outcome() ?? []).map((place, seat) => ({ ...place, seat }));
  out.line();
  out.lines(
    tableLines(
      [say('result.rank'), say('result.player'), say('result.side'), say('result.score')],
      places
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ rank, score, seat }) => {
          const side = game.side(state, seat);
          return [
            `${rank}`,
            shown[seat] ?? '',
            side === null ? '' : game.speech.side(locale, side),
            `${score}`,
          ];
        }),
    ),
  );
  out.line();
  const { dice, chapters } = match.record();
  const hints = [...hintsOf({ chapters }).values()].reduce((sum, count) => sum + count, 0);
  if (hints > 0) out.line(say('play.hints', { count: hints }));
  if (dice.generator === 'fair' && dice.secret !== null)
    out.line(say('play.secret', { secret: dice.secret }));
  out.line(say('play.recorded', { file }));
}
