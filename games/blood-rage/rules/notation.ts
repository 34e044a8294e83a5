import { check, type Notation, type Parsed, type Seat } from '@sanguine/kernel';
import { FIGURES } from '../content/clan.ts';
import type { Place } from '../content/provinces.ts';
import { type AnyMove, type FigureAt, moveSchema, type Rescue } from './moves.ts';
import type { Late, State } from './state.ts';
import { armable } from './steps/cards.ts';
import { tidyMove } from './tidy.ts';

/**
 * `invade leader gimle`, `march gimle elvagar leader warrior 2`, `upgrade troll-1 for dark-elf-2`, `rescue warrior@gimle
 * retreat`.
 */
export function printMove(raw: AnyMove): string {
  const move = tidyMove(raw);
  switch (move.do) {
    case 'pick':
      return `pick ${move.clan}`;
    case 'draft':
    case 'regain':
      return [move.do, ...move.cards].join(' ');
    case 'invade':
    case 'recall':
      return `${move.do} ${move.figure} ${move.to}`;
    case 'march':
      return ['march', move.from, move.to, ...counted(move.figures)].join(' ');
    case 'upgrade':
      return move.replaces === null ? `upgrade ${move.card}` : `upgrade ${move.card} for ${move.replaces}`;
    case 'quest':
    case 'late':
    case 'hold':
      return `${move.do} ${move.card}`;
    case 'pillage':
    case 'challenge':
      return `${move.do} ${move.province}`;
    case 'sacrifice': {
      const victims = move.figures.map(({ figure, at }) => `${figure} ${at}`);
      return ['sacrifice', ...victims, ...(move.stat === null ? [] : [`for ${move.stat}`])].join(' ');
    }
    case 'join':
      return `join ${move.figure} ${move.from}`;
    case 'play':
      return `play ${move.card} ${move.late}`;
    case 'declare':
      return `declare ${move.bonus}`;
    case 'keep':
      return `keep ${move.figure}`;
    case 'rescue':
      return printRescue(move, (one) => `${one.figure}@${one.at}`);
    case 'raise':
      return `raise ${move.stat}`;
    case 'ride':
      return `ride ${move.to}`;
    case 'grow':
      return ['grow', ...counted(move.stats)].join(' ');
    case 'pass':
    case 'accept':
    case 'decline':
    case 'stay':
    case 'rest':
    case 'wake':
      return move.do;
  }
}

const printRescue = ({ figures, retreat }: Rescue, name: (one: FigureAt) => string): string =>
  ['rescue', ...counted(figures.map(name)), ...(retreat ? ['retreat'] : [])].join(' ');

/** `leader warrior 2`: equal items are counted after their name. */
function counted(items: readonly string[]): string[] {
  return [...new Set(items)].flatMap((item) => {
    const count = items.filter((other) => other === item).length;
    return count === 1 ? [item] : [item, String(count)];
  });
}

/** More than anybody has of one kind; the schema refuses longer lists anyway. */
const MOST_ALIKE = 99;

function uncounted(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (/^\d{1,2}$/.test(word)) return [];
    const next = words[at + 1] ?? '';
    const count = /^\d{1,2}$/.test(next) ? Math.min(Number(next), MOST_ALIKE) : 1;
    return Array.from({ length: count }, () => word);
  });
}

/** The parsed move, not yet validated. */
function read(text: string): unknown {
  const [verb = '', ...words] = text.split(' ');
  const [first, second, third] = words;
  switch (verb) {
    case 'pick':
      return { do: verb, clan: text.slice(5) };
    case 'draft':
    case 'regain':
      return { do: verb, cards: words };
    case 'invade':
    case 'recall':
      return words.length === 2 ? { do: verb, figure: first, to: second } : undefined;
    case 'march':
      return { do: verb, from: first, to: second, figures: uncounted(words.slice(2)) };
    case 'upgrade':
      if (words.length === 1) return { do: verb, card: first, replaces: null };
      return words.length === 3 && second === 'for' ? { do: verb, card: first, replaces: third } : undefined;
    case 'quest':
    case 'late':
    case 'hold':
      return { do: verb, card: words.join(' ') };
    case 'pillage':
    case 'challenge':
      return { do: verb, province: words.join(' ') };
    case 'sacrifice':
      return readSacrifice(words);
    case 'join':
      return words.length === 2 ? { do: verb, figure: first, from: second } : undefined;
    case 'play':
      return words.length <= 2 ? { do: verb, card: first, late: second ?? 'ask' } : undefined;
    case 'declare':
      return { do: verb, bonus: /^\d$/.test(words.join(' ')) ? Number(first) : Number.NaN };
    case 'keep':
      return { do: verb, figure: words.join(' ') };
    case 'rescue': {
      const retreat = words.at(-1) === 'retreat';
      const figures = uncounted(retreat ? words.slice(0, -1) : words).map((word) => {
        const [figure, at] = word.split('@');
        return { figure, at };
      });
      return { do: verb, figures, retreat };
    }
    case 'raise':
      return { do: verb, stat: words.join(' ') };
    case 'ride':
      return { do: verb, to: words.join(' ') };
    case 'grow':
      return { do: verb, stats: uncounted(words) };
    case 'pass':
    case 'accept':
    case 'decline':
    case 'stay':
    case 'rest':
    case 'wake':
      return words.length === 0 ? { do: verb } : undefined;
    default:
      return undefined;
  }
}

/** `sacrifice leader gimle ship nw for rage` */
function readSacrifice(words: readonly string[]): unknown {
  const named = words.at(-2) === 'for';
  const victims = named ? words.slice(0, -2) : words;
  if (victims.length !== 4) return undefined;
  const [one, here, other, there] = victims;
  const figures = [
    { figure: one, at: here },
    { figure: other, at: there },
  ];
  return { do: 'sacrifice', figures, stat: named ? words.at(-1) : null };
}

function parseMove(text: string, state: State, seat: Seat): Parsed<AnyMove> {
  const plain = text.trim().replace(/\s+/g, ' ');
  const [unclear] = plain.startsWith('rescue ') ? unclearIn(plain, state, seat) : [];
  if (unclear !== undefined) return { ok: false, problem: unclear };
  const data = read(plain.startsWith('rescue ') ? placed(plain, state, seat) : plain);
  if (data === undefined)
    return { ok: false, problem: `no move is written like "${text.trim().slice(0, 60)}"` };
  const shaped = check(moveSchema, data);
  return shaped.ok ? { ok: true, move: tidyMove(shaped.value) } : { ok: false, problem: shaped.problem };
}

/** §12: where the seat's figures are about to die: all of them, or those of a kind. */
function dying(state: State, seat: Seat, figure?: string): Place[] {
  const loss = state.frames.at(-2);
  const marked = loss?.step === 'loss' ? loss.marked.filter((one) => one.seat === seat) : [];
  const wanted = marked.filter((one) => figure === undefined || one.figure === figure);
  return [...new Set(wanted.map(({ at }) => at))];
}

/** Asks for the place of a figure if several of its kind are about to die in different places. */
function unclearIn(text: string, state: State, seat: Seat): string[] {
  return text.split(' ').flatMap((word) => {
    const places = dying(state, seat, word);
    return places.length < 2 ? [] : [`say which: ${places.map((at) => `${word}@${at}`).join(' or ')}`];
  });
}

/** `rescue warrior` → `rescue warrior@gimle`: no place needs to be named where there is only one. */
function placed(text: string, state: State, seat: Seat): string {
  const [anywhere] = dying(state, seat);
  return text
    .split(' ')
    .map((word) => {
      const at = FIGURES.some((figure) => figure === word)
        ? (dying(state, seat, word)[0] ?? anywhere)
        : undefined;
      return at === undefined ? word : `${word}@${at}`;
    })
    .join(' ');
}

/** §11.4: the meaning of a move that does not mention late cards. */
const usual = (state: State, seat: Seat): Late => armable(state, seat)[0] ?? 'never';

export const notation: Notation<State, AnyMove> = {
  print(state, seat, raw) {
    const move = tidyMove(raw);
    if (move.do === 'play' && move.late === usual(state, seat)) return `play ${move.card}`;
    if (move.do !== 'rescue') return printMove(move);
    const alone = ({ figure, at }: FigureAt): boolean => {
      const places = dying(state, seat, figure);
      return places.length === 1 && places[0] === at;
    };
    return printRescue(move, (one) => (alone(one) ? one.figure : `${one.figure}@${one.at}`));
  },
  parse(state, seat, text) {
    const parsed = parseMove(text, state, seat);
    const unsaid = /^\s*play\s+\S+\s*$/.test(text);
    if (!parsed.ok || parsed.move.do !== 'play' || !unsaid) return parsed;
    return { ok: true, move: { ...parsed.move, late: usual(state, seat) } };
  },
};
