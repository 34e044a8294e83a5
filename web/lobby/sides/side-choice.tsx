import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard } from '@sanguine/ui';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type Draft, withOption } from '../draft.ts';
import { useSidesSay } from './say.ts';
import styles from './sides.module.css';

interface SideChoiceProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly Emblem: AnyBoard['Emblem'];
  readonly seat: number;
  readonly onChange: (draft: Draft) => void;
}

/** Chooses a seat's side, with its crest, in games that allow this before the start. */
export function SideChoice({ draft, game, Emblem, seat, onChange }: SideChoiceProps) {
  const say = useSidesSay();
  const locale = useLocale();
  const { seating } = game;
  const { given } = seating;
  if (given === undefined) return null;
  const now = seating.sides(draft.seats.length, draft.options)[seat];
  const side = typeof now === 'object' ? now.side : null;
  const choose = (wanted: string): void => {
    const value = given.value(seat, wanted === '' ? null : wanted);
    onChange(withOption(draft, given.option, value, game.options[given.option]?.[0] ?? ''));
  };
  return (
    <span className={styles['choice']}>
      <Emblem side={side} size={38} />
      <Select
        bare
        label={say('label', { number: seat + 1 })}
        value={side ?? ''}
        options={[
          ...given.sides.map((one) => ({ value: one, title: game.speech.side(locale, one) })),
          { value: '', title: say('drawn') },
        ]}
        onChange={choose}
      />
    </span>
  );
}
