/** Named things; made anew each time, so that no test can spoil them for the next. */
export type NamedValues = readonly (readonly [name: string, thing: unknown])[];

/** Values in place of a whole number such as this one that are not a number, or a number that no table has. */
export const noNumbers = (good: number): NamedValues => [
  ['no number', Number.NaN],
  ['no end', Infinity],
  ['no beginning', -Infinity],
  ['less than nothing', -1],
  ['a half', 0.5],
  ['more than can be counted', 2 ** 53],
  ['far too many', 1e300],
  ['a number in words', String(good)],
  ['a number in a list', [good]],
  ['a big number', BigInt(good)],
  ['nothing', null],
  ['what would be a number', { valueOf: () => good }],
  ['lists within lists within lists', deep()],
];

/** Values in place of a word the game knows that are not such a word. */
export const noWords = (): NamedValues => [
  ['a word nobody knows', 'nobody'],
  ['the word __proto__', '__proto__'],
  ['the word constructor', 'constructor'],
  ['the word toString', 'toString'],
  ['the word hidden', 'hidden'],
  ['no word', ''],
  ['a name a mile long', 'x'.repeat(1_000_000)],
  ['a number', 1],
  ['nothing', null],
  ['lists within lists within lists', deep()],
];

/** Values in place of a list of such words that are not such a list. */
export function noLists(good: string): NamedValues {
  const knot: unknown[] = [good];
  knot.push(knot);
  return [
    ['a list that contains itself', knot],
    ['lists within lists within lists', deep()],
    ['the list of __proto__', ['__proto__']],
    ['the list of hidden', ['hidden']],
    ['a million of them', Array.from({ length: 1_000_000 }, () => good)],
    ['a list of holes', Array(1_000_000)],
    ['something like a list', { length: 1, 0: good }],
    ['one instead of a list', good],
  ];
}

const deep = (): unknown => JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);

interface AnyOptionSetup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Invalid set-ups, each with a single fault in an otherwise good one. */
export function noSetups(good: AnyOptionSetup, most: number): NamedValues {
  const { options } = good;
  const [option = ''] = Object.keys(options);
  const { [option]: _, ...short } = options;
  const { options: __, ...bare } = good;
  return [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'a table for two'],
    ['an empty object', {}],
    ['no options', bare],
    ['an option short', { ...good, options: short }],
    ['an option left open', { ...good, options: { ...options, [option]: undefined } }],
    ['an option too many', { ...good, options: { ...options, weather: 'fair' } }],
    ['a choice nobody knows', { ...good, options: { ...options, [option]: 'nobody' } }],
    ['the option __proto__', { ...good, options: JSON.parse(`{"__proto__":{"${option}":"on"}}`) }],
    ['a key too many', { ...good, seed: 1 }],
    ['no seat', { ...good, seats: 0 }],
    ['one seat', { ...good, seats: 1 }],
    ['a seat too many', { ...good, seats: most + 1 }],
    ['half a seat', { ...good, seats: 2.5 }],
    ['seats that are no number', { ...good, seats: Number.NaN }],
    ['endless seats', { ...good, seats: Infinity }],
    ['seats in words', { ...good, seats: '2' }],
  ];
}
