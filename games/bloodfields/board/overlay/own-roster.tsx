import { type Locale, same, swiftRandom } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { type ReactNode, useState } from 'react';
import { faultsOf } from '../../rules/roster/faults.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { costOf, type Roster, tidyRoster } from '../../rules/roster/roster.ts';
import { parseRoster, printRoster } from '../../rules/roster/text.ts';
import { refusalLine } from '../../text/refusals.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

/** A different one each time: a player may choose a roster in any way, even by chance. */
const anyRoster = (points: number): Roster => randomRoster(swiftRandom(String(performance.now())), points);

/** A roster typed as text or drawn at random, and the way to the builder. */
export function OwnRoster({
  locale,
  points,
  roster,
  onChoose,
  onBuild,
}: {
  readonly locale: Locale;
  readonly points: number;
  readonly roster: Roster | null;
  readonly onChoose: (roster: Roster | null) => void;
  readonly onBuild: () => void;
}): ReactNode {
  const [text, setText] = useState('');
  const type = (next: string): void => {
    setText(next);
    const read = parseRoster(next);
    onChoose('roster' in read && read.roster.length > 0 ? read.roster : null);
  };
  const draw = (): void => {
    const drawn = anyRoster(points);
    setText(printRoster(drawn));
    onChoose(drawn);
  };
  const read = parseRoster(text);
  const unread = 'unread' in read ? sayBoard(locale, 'muster.unread', { word: read.unread }) : null;
  const faults = 'roster' in read && text !== '' ? faultsOf(read.roster, points) : [];
  const problem = unread ?? (faults.map((fault) => refusalLine(locale, fault)).join(' ') || null);
  const written = roster !== null && 'roster' in read && same(tidyRoster(roster), read.roster);
  return (
    <div className={css['own']}>
      <Field
        label={sayBoard(locale, 'muster.own')}
        value={text}
        note={
          written
            ? sayBoard(locale, 'muster.cost', { cost: costOf(roster), points })
            : sayBoard(locale, 'muster.note')
        }
        problem={problem}
        data-guide="roster:text"
        spellCheck={false}
        autoComplete="off"
        onChange={type}
      />
      <ActionButton guide="roster:random" onPress={draw}>
        {sayBoard(locale, 'muster.random')}
      </ActionButton>
      <ActionButton guide="roster:build" onPress={onBuild}>
        {sayBoard(locale, roster === null ? 'muster.build' : 'muster.change')}
      </ActionButton>
    </div>
  );
}
