import { tempersOf } from '@sanguine/bots';
import { type AnyGame, botName, partsOf } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type Draft, withSeat } from '../draft.ts';
import { useBotsSay } from './say.ts';
import styles from './bots.module.css';

interface TemperChoiceProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly seat: number;
  readonly onChange: (draft: Draft) => void;
}

/** Chooses how a bot likes to play, where its level has several tempers; otherwise they are drawn when the game begins. */
export function TemperChoice({ draft, game, seat, onChange }: TemperChoiceProps) {
  const say = useBotsSay();
  const locale = useLocale();
  const held = draft.seats[seat];
  if (held?.kind !== 'bot') return null;
  const { level, temper } = partsOf(held.level);
  const tempers = tempersOf(game, level);
  if (tempers.length === 0) return null;
  return (
    <Select
      bare
      className={styles['choice']}
      label={say('temper', { number: seat + 1 })}
      value={temper ?? ''}
      options={[
        { value: '', title: say('temper.drawn') },
        ...tempers.map((name) => ({
          value: name,
          title: game.tempers?.[level]?.[name]?.name[locale] ?? name,
        })),
      ]}
      onChange={(name) =>
        onChange(withSeat(draft, seat, { kind: 'bot', level: botName(level, name === '' ? null : name) }))
      }
    />
  );
}
