import type { AnyGame } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { useSay } from '../../text/say.ts';
import { type Draft, withOption } from '../draft.ts';
import styles from './options-section.module.css';
import { Section } from './section.tsx';

interface OptionsSectionProps {
  readonly draft: Draft;
  readonly game: AnyGame;
  readonly onChange: (draft: Draft) => void;
}

/** The optional rules in plain words, folded under a line that names what differs; the rulebook's value comes first. */
export function OptionsSection({ draft, game, onChange }: OptionsSectionProps) {
  const say = useSay();
  const locale = useLocale();
  const { speech, seating } = game;
  // Sides are chosen at the seats.
  const options = Object.entries(game.options).filter(([option]) => option !== seating.given?.option);
  const changed = options.flatMap(([option]) => {
    const value = draft.options[option];
    if (value === undefined) return [];
    const words = { option: speech.option(locale, option), value: speech.option(locale, option, value) };
    return [capital(locale, say('room.option', words))];
  });
  if (options.length === 0) return null;
  return (
    <Section title={say('new.options')}>
      <details className={styles['more']}>
        <summary>
          <b>{say('new.options.open')}</b>
          <small>
            {changed.length === 0 ? say('new.options.note', { changed: 0 }) : changed.join(' · ')}
          </small>
        </summary>
        <div className={styles['options']}>
          {options.map(([option, values]) => {
            const usual = values[0] ?? '';
            return (
              <Select
                key={option}
                label={capital(locale, speech.option(locale, option))}
                value={draft.options[option] ?? usual}
                options={values.map((value) => ({
                  value,
                  title:
                    value === usual
                      ? say('new.options.usual', { value: speech.option(locale, option, value) })
                      : speech.option(locale, option, value),
                }))}
                onChange={(value) => onChange(withOption(draft, option, value, usual))}
              />
            );
          })}
        </div>
      </details>
    </Section>
  );
}

function capital(locale: string, words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
