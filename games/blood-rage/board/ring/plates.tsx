import type { Locale } from '@sanguine/kernel';
import { memo, type ReactNode } from 'react';
import { AGES } from '../../content/cards.ts';
import { OUTER, OUTER_PROVINCES, type Province, PROVINCES, YGGDRASIL } from '../../content/provinces.ts';
import type { State } from '../../rules/state.ts';
import { placeName, say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import { Coin, COIN } from './coin.tsx';
import type { Marks } from './marks.ts';
import css from './ring.module.css';
import type { Ring } from './ring.ts';

type Told = Pick<State, 'age' | 'doomed' | 'destroyed'>;

interface PlatesProps extends Told {
  readonly ring: Ring;
  readonly locale: Locale;
  readonly targets: Marks['targets'];
}

/** The provinces' name plates, with the most important facts of each. */
export const Plates = memo(function Plates(props: PlatesProps): ReactNode {
  return PROVINCES.map((province) => <Plate key={province} {...props} province={province} />);
});

/** How far beside the plate its coin is placed, so that the text stays visible. */
const ASIDE = 10;

type Fate = 'sound' | 'doomed' | 'destroyed';

function fateOf({ age, doomed, destroyed }: Told, province: Province): Fate {
  if (destroyed.some((one) => one === province)) return 'destroyed';
  return doomed[age - 1] === province ? 'doomed' : 'sound';
}

function Plate({
  ring,
  locale,
  targets,
  province,
  ...told
}: PlatesProps & { readonly province: Province }): ReactNode {
  const name = placeName(locale, province);
  const fate = fateOf(told, province);
  const { letters } = ring.shape;
  const bare = ring.shape.name === 'round';
  const sub = bare && fate === 'sound' ? '' : subOf(locale, told, province, fate);
  const wide = Math.max(span(name) * letters * 0.62, bare ? 0 : span(sub) * 6.7) + 26;
  const high = bare ? letters + 10 : 34;
  const { x, y } = province === YGGDRASIL ? ring.treeLabel : ring.provinces[province].label;
  // Keeps the plate within the board.
  const left = Math.min(ring.shape.width - wide - 4, Math.max(4, x - wide / 2));
  return (
    <g transform={`translate(${left} ${y - high / 2})`} className={css['plate']} data-fate={fate}>
      <path d={`M7 0H${wide - 7}L${wide} ${high / 2}L${wide - 7} ${high}H7L0 ${high / 2}Z`} />
      <text x={wide / 2} y={bare ? high / 2 + letters * 0.34 : 15} className={css['name']} fontSize={letters}>
        {name}
      </text>
      {/* Near the left edge of a small screen it goes to the other end. */}
      <Coin target={targets.get(province)} x={left < 2 * COIN ? wide + ASIDE : -ASIDE} y={high / 2} />
      {bare ? null : (
        <text x={wide / 2} y="28.5" className={css['sub']}>
          {sub}
        </text>
      )}
    </g>
  );
}

/** The width of a text in Latin letters. */
const span = (words: string): number => words.length + 0.75 * (words.match(/[\u3000-\u9fff]/g)?.length ?? 0);

function subOf(locale: Locale, { age, doomed }: Told, province: Province, fate: Fate): string {
  if (fate !== 'sound') return sayBoard(locale, `plate.${fate}`);
  const outer = OUTER.find((one) => one === province);
  if (outer === undefined) return sayBoard(locale, 'plate.centre');
  const { region, villages } = OUTER_PROVINCES[outer];
  const later = AGES.find((one) => one > age && doomed[one - 1] === outer);
  const values = { region: say(locale, `region.${region}`), villages };
  return later === undefined
    ? sayBoard(locale, 'plate.outer', values)
    : sayBoard(locale, 'plate.later', { ...values, age: later });
}
