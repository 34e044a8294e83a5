import type { Locale } from '@sanguine/kernel';
import { memo, type ReactNode } from 'react';
import { AGES } from '../../content/cards.ts';
import { OUTER, OUTER_PROVINCES, type Province, PROVINCES } from '../../content/provinces.ts';
import type { State } from '../../rules/state.ts';
import { placeName, say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import { Coin } from './coin.tsx';
import type { Marks } from './marks.ts';
import { plateBox, type PlateWords, SUB_LETTERS } from './plate-box.ts';
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
  const fate = fateOf(told, province);
  const words = plateWords(locale, told, province, fate);
  const { letters, hasSubs } = ring.shape;
  const { left, top, width, height, coin } = plateBox(ring, province, words);
  return (
    <>
      <g transform={`translate(${left} ${top})`} className={css['plate']} data-fate={fate}>
        <path d={`M7 0H${width - 7}L${width} ${height / 2}L${width - 7} ${height}H7L0 ${height / 2}Z`} />
        <text
          x={width / 2}
          y={hasSubs ? 15 : height / 2 + letters * 0.34}
          className={css['name']}
          fontSize={letters}
        >
          {words.name}
        </text>
        {hasSubs ? (
          <text x={width / 2} y="28.5" className={css['sub']} fontSize={SUB_LETTERS}>
            {words.sub}
          </text>
        ) : null}
      </g>
      <Coin target={targets.get(province)} spot={coin} />
    </>
  );
}

/** What a province's plate says. */
export const plateWords = (locale: Locale, told: Told, province: Province, fate: Fate): PlateWords => ({
  name: placeName(locale, province),
  sub: subOf(locale, told, province, fate),
});

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
