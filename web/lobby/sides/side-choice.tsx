import type { AnyGame } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type Draft, withOption } from '../draft.ts';
import { useSidesSay } from './say.ts';
import styles from './sides.module.css';

interface SideChoiceProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly seat: number;
  readonly onChange: (draft: Draft) => void;
}

/** Gives a seat its side, where the game lets that be chosen before it begins. */
export function SideChoice({ draft, game, seat, onChange }: SideChoiceProps) {
  const say = useSidesSay();
  const locale = useLocale();
  const { seating } = game;
  const { given } = seating;
  if (given === undefined) return null;
  const now = seating.sides(draft.seats.length, draft.options)[seat];
  const choose = (side: string): void => {
    const value = given.value(seat, side === '' ? null : side);
    onChange(withOption(draft, given.option, value, game.options[given.option]?.[0] ?? ''));
  };
  return (
    <Select
      bare
      className={styles['choice']}
      label={say('label', { number: seat + 1 })}
      value={typeof now === 'object' ? now.side : ''}
      options={[
        ...given.sides.map((side) => ({ value: side, title: game.speech.side(locale, side) })),
        { value: '', title: say('drawn') },
      ]}
      onChange={choose}
    />
  );
}
