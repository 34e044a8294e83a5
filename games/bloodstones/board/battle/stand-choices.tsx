import type { Locale } from '@sanguine/kernel';
import { RadioChoice } from '@sanguine/ui/controls/index.ts';
import type { State } from '../../rules/state.ts';
import { groupName, placeName } from '../../text/words.ts';
import type { StandChoice } from './choices.ts';
import { say } from './words.ts';

interface StandChoicesProps {
  readonly locale: Locale;
  readonly view: State;
  readonly choices: readonly StandChoice[];
  readonly picked: string;
  /** The chance to win, formatted. */
  readonly chance: string;
  readonly onPick: (key: string) => void;
}

/** Stand, or withdraw to one of the open areas; names the units lost on the way. */
export function StandChoices({ locale, view, choices, picked, chance, onPick }: StandChoicesProps) {
  return (
    <RadioChoice
      label={say(locale, 'choose.stand')}
      value={picked}
      options={choices.map(({ key, area, losses }) => ({
        value: key,
        title: area === null ? say(locale, 'choice.stand') : placeName(locale, view, area),
        note:
          area === null
            ? say(locale, 'action.win', { chance })
            : losses.length === 0
              ? undefined
              : say(locale, 'choice.losses', { units: groupName(locale, losses) }),
      }))}
      onChange={onPick}
    />
  );
}
