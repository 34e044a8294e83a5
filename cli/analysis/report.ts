import { type Analysis, isMarked, type JudgedDecision, type JudgedDraw } from '@sanguine/bots';
import type { AnyGame, Seat } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { clipped, padded, widthOf, wrapped } from '../width.ts';
import { showCounts, showHead } from './head.ts';
import { curveLine } from './curve-lines.ts';
import { signed, whole } from './numbers.ts';

/** How many decisions and draws are shown, and the lines each may take. */
const COSTLIEST = 5;
const LUCKIEST = 3;
/** For each player, if there are many. */
const LUCKIEST_OF_MANY = 1;
const MOST_LINES = 2;
/** Luck smaller than this is not worth a line, in points. */
const LEAST_LUCK = 1;
const INDENT = '  ';

type Reader = Pick<Call, 'out' | 'say' | 'locale'>;

/** The report for a terminal: the result and the part luck had in it, then what decided the game. */
export function showAnalysis(
  reader: Reader,
  game: AnyGame,
  names: readonly string[],
  analysis: Analysis,
  only: Seat | null,
): void {
  showHead(reader, game, names, analysis);
  showCurve(reader, names, analysis);
  showMoments(reader, names, analysis);
  showCostliest(reader, names, analysis);
  for (const seat of names.keys()) {
    if (only !== null && seat !== only) continue;
    const most = only === null && names.length > 2 ? LUCKIEST_OF_MANY : LUCKIEST;
    showLuck(reader, names, analysis, seat, 1, most);
    // In a duel one player's bad luck is the other's good luck, which is told already.
    if (only !== null || names.length > 2) showLuck(reader, names, analysis, seat, -1, most);
  }
  showCounts(reader, names, analysis, only);
}

function title({ out }: Reader, text: string): void {
  out.line();
  out.line(out.styled('bold', text));
}

function showCurve(reader: Reader, names: readonly string[], { curve }: Analysis): void {
  const { out, say } = reader;
  const left = Math.max(...names.map(widthOf));
  const room = out.width - left - INDENT.length - 16;
  title(reader, say('analyse.curve'));
  for (const [seat, name] of names.entries()) {
    const line = out.styled('cyan', curveLine(curve, seat, room));
    const [from, to] = [curve[0], curve.at(-1)].map((point) => whole(point?.chances[seat] ?? 0));
    out.line(
      `${INDENT}${padded(name, left)}  ${line}  ${say('analyse.span', { from: from ?? '', to: to ?? '' })}`,
    );
  }
}

/** When it was: `row 12, round 3`. */
function whenOf(
  { say }: Reader,
  { row, round }: { readonly row: number; readonly round: number | null },
): string {
  const at = say('analyse.row', { row });
  return round === null ? at : say('analyse.when', { row: at, round: say('analyse.round', { round }) });
}

function showMoments(reader: Reader, names: readonly string[], analysis: Analysis): void {
  const { out, say } = reader;
  const { moments, decisions } = analysis;
  if (moments.length === 0) return;
  title(reader, say('analyse.moments'));
  const rows = moments.map((moment) => {
    const name = names[moment.seat] ?? '';
    const verdict = decisions.find(({ row }) => row === moment.row)?.verdict ?? null;
    const decided = moment.kind === 'decision' && isMarked(verdict);
    return {
      when: whenOf(reader, moment),
      points: signed(decided ? -moment.points : moment.points),
      style: decided ? ('red' as const) : ('green' as const),
      what: decided
        ? say('analyse.decided', { name, mark: say(`analyse.mark.${verdict}`) })
        : say('analyse.drew', { name }),
    };
  });
  const wide = Math.max(...rows.map(({ when }) => widthOf(when)));
  for (const { when, points, style, what } of rows)
    out.line(`${INDENT}${padded(when, wide)}  ${out.styled(style, padded(points, 6, 'right'))}  ${what}`);
}

function showCostliest(reader: Reader, names: readonly string[], { decisions, depth }: Analysis): void {
  const { out, say } = reader;
  title(reader, say('analyse.costliest'));
  const marked = decisions
    .filter(({ verdict }) => isMarked(verdict))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, COSTLIEST);
  if (marked.length === 0) out.line(INDENT + say('analyse.noMarks'));
  for (const decision of marked) showDecision(reader, names, decision);
  if (depth === 'quick') out.line(out.styled('dim', INDENT + say('analyse.deeper')));
}

function showDecision(reader: Reader, names: readonly string[], decision: JudgedDecision): void {
  const { out, say, locale } = reader;
  const { seat, loss, error, verdict, worlds, made, better } = decision;
  if (!isMarked(verdict)) return;
  const points = out.styled('red', `${padded(signed(-loss), 6, 'right')} ± ${error.toFixed(1)}`);
  const about = out.styled('dim', `${whenOf(reader, decision)}  ${say('analyse.worlds', { worlds })}`);
  const who = say('analyse.decided', { name: names[seat] ?? '', mark: say(`analyse.mark.${verdict}`) });
  out.line(`${INDENT}${points}  ${out.styled('bold', who)}  ${about}`);
  const labels = [say('analyse.made'), say('analyse.warlord')] as const;
  const wide = Math.max(...labels.map(widthOf));
  showWords(reader, padded(labels[0], wide), made.words[locale]);
  if (better !== null) showWords(reader, padded(labels[1], wide), better.words[locale]);
}

/** A label and its text, in a few lines at most. */
function showWords({ out }: Reader, label: string, text: string): void {
  const head = `${INDENT}${' '.repeat(8)}${label}  `;
  const room = out.width - widthOf(head);
  const lines = wrapped(text, room);
  const told = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES) : lines;
  for (const [at, line] of told.entries()) {
    const isCut = at === MOST_LINES - 1 && lines.length > MOST_LINES;
    const shown = isCut ? clipped(`${line} ${lines[at + 1] ?? ''}`, room) : line;
    out.line(at === 0 ? head + shown : ' '.repeat(widthOf(head)) + shown);
  }
}

/** `sign`: 1 for the luckiest draws, -1 for the unluckiest. */
function showLuck(
  reader: Reader,
  names: readonly string[],
  { draws }: Analysis,
  seat: Seat,
  sign: 1 | -1,
  most: number,
): void {
  const { out, say, locale } = reader;
  const luckOf = ({ luck }: JudgedDraw): number => luck[seat] ?? 0;
  const told = draws
    .filter((draw) => sign * luckOf(draw) >= LEAST_LUCK)
    .toSorted((one, other) => sign * (luckOf(other) - luckOf(one)))
    .slice(0, most);
  if (told.length === 0) return;
  title(reader, say(sign === 1 ? 'analyse.luckiest' : 'analyse.unluckiest', { name: names[seat] ?? '' }));
  for (const draw of told) {
    const points = out.styled(sign === 1 ? 'green' : 'red', padded(signed(luckOf(draw)), 6, 'right'));
    const who = draw.seat === null ? say('analyse.deal') : (names[draw.seat] ?? '');
    out.line(
      `${INDENT}${points} ± ${draw.error.toFixed(1)}  ${out.styled('bold', who)}  ${out.styled('dim', whenOf(reader, draw))}`,
    );
    showWords(reader, '', draw.words[locale]);
  }
}
