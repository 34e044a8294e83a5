import { SCENARIO_IDS, type ScenarioId } from '../../content/options.ts';

/** What can be printed. */
export const PRINTS = ['sheet', 'cards', 'beginner', 'templates', 'tokens', 'ruler'] as const;
export type Print = (typeof PRINTS)[number];

export const PAPERS = ['a4', 'letter'] as const;
export type PaperName = (typeof PAPERS)[number];

/** What to print, and on what paper. */
export interface PrintOrder {
  readonly what: Print;
  /** A roster in notation: `orlen+wrath pike*3`. Templates and rulers need none. */
  readonly list?: string;
  /** The owner's name for the roster. */
  readonly name?: string;
  /** If left out: the usual paper where the reader lives. */
  readonly paper?: PaperName;
  /** Blood points of the battle. */
  readonly points?: number;
  /** Sets the number of rounds and the scenario's name at the top of the sheet. */
  readonly scenario?: ScenarioId;
}

const START = 'print/';

/**
 * The address of a print among the library's pages. From any page of the game:
 *
 *     go('library', printAddress({ what: 'sheet', list: printRoster(roster), name, points: 200 }))
 *
 * or `address('library', printAddress(...))` for a link that opens in its own window. An illegal roster is printed with its
 * faults.
 */
export function printAddress({ what, ...asked }: PrintOrder): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) => (value === '' ? [] : [[key, String(value)]])),
  ).toString();
  return query === '' ? `${START}${what}` : `${START}${what}?${query}`;
}

const MOST_POINTS = 999;
const LONGEST_NAME = 60;

/** The order in the page's part of an address; null if there is none. Invalid parts are left out. */
export function readPrint(at: string): PrintOrder | null {
  if (!at.startsWith(START)) return null;
  const [path = '', query = ''] = at.slice(START.length).split('?', 2);
  const what = PRINTS.find((one) => one === path);
  if (what === undefined) return null;
  const asked = new URLSearchParams(query);
  const [list, name] = [asked.get('list') ?? '', (asked.get('name') ?? '').slice(0, LONGEST_NAME)];
  const paper = PAPERS.find((one) => one === asked.get('paper'));
  const points = Number(asked.get('points'));
  const scenario = SCENARIO_IDS.find((one) => one === asked.get('scenario'));
  return {
    what,
    ...(list === '' ? {} : { list }),
    ...(name === '' ? {} : { name }),
    ...(paper === undefined ? {} : { paper }),
    ...(Number.isInteger(points) && points > 0 && points <= MOST_POINTS ? { points } : {}),
    ...(scenario === undefined ? {} : { scenario }),
  };
}
