import { type AnyGame, partsOf } from '@sanguine/kernel';
import type { AnyBoard, Box } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { useSay } from '../../text/say.ts';
import { type Draft, type DraftSeat, SITTERS, withSeat, withSeats } from '../draft.ts';
import { SitterFace } from '../faces/sitter-face.tsx';
import { BotNotes } from '../bots/bot-notes.tsx';
import { TemperChoice } from '../bots/temper-choice.tsx';
import { usualLevel } from '../levels.ts';
import { SideChoice } from '../sides/side-choice.tsx';
import { SidesNote } from '../sides/sides-note.tsx';
import { levelName, playersWords } from '../words.ts';
import { Section } from './section.tsx';
import styles from './seats-section.module.css';

interface SeatsSectionProps {
  readonly draft: Draft;
  readonly box: Box;
  readonly game: AnyGame;
  readonly Emblem: AnyBoard['Emblem'];
  /** Names of the people at this screen, by seat. */
  readonly people: readonly string[];
  readonly onChange: (draft: Draft) => void;
}

/** Chooses who sits where: `me`, a bot, or another person here or elsewhere. */
export function SeatsSection({ draft, box, game, Emblem, people, onChange }: SeatsSectionProps) {
  const say = useSay();
  const { min, max } = box.seats;
  const count = draft.seats.length;
  const resize = (by: number) => onChange(withSeats(draft, count + by, usualLevel(box.levels)));
  return (
    <Section title={say('new.seats')} note={say('new.seats.note', { players: playersWords(say, box.seats) })}>
      <ol className={styles['seats']}>
        {draft.seats.map((seat, number) => (
          <li key={number} className={styles['seat']}>
            <SitterFace
              kind={seat.kind}
              bot={seat.kind === 'bot' ? seat.level : null}
              seat={number}
              size={44}
            />
            <Select
              bare
              className={styles['who']}
              label={say('new.seat', { number: number + 1 })}
              value={wordFor(seat)}
              options={choices(say, draft, box.levels)}
              onChange={(word) => onChange(withSeat(draft, number, seatFor(word)))}
            />
            {seat.kind === 'person' ? (
              <Field
                bare
                className={styles['name']}
                label={say('new.seat.name', { number: number + 1 })}
                value={seat.name}
                maxLength={24}
                placeholder={people[number]}
                autoComplete="off"
                onChange={(name) => onChange(withSeat(draft, number, { kind: 'person', name }))}
              />
            ) : null}
            <TemperChoice draft={draft} game={game} seat={number} onChange={onChange} />
            <SideChoice {...{ draft, game, Emblem }} seat={number} onChange={onChange} />
          </li>
        ))}
      </ol>
      <SidesNote {...{ game, Emblem }} seats={count} options={draft.options} />
      <BotNotes
        game={game}
        bots={draft.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))}
        players={count}
      />
      {min === max ? null : (
        <div className={styles['count']}>
          <ActionButton
            centred
            unavailable={count <= min ? say('new.seats.least', { min }) : undefined}
            onPress={() => resize(-1)}
          >
            {say('new.seats.fewer')}
          </ActionButton>
          <ActionButton
            centred
            unavailable={count >= max ? say('new.seats.most', { max }) : undefined}
            onPress={() => resize(1)}
          >
            {say('new.seats.more')}
          </ActionButton>
        </div>
      )}
    </Section>
  );
}

function choices(say: ReturnType<typeof useSay>, { way }: Draft, levels: readonly string[]) {
  return [
    ...SITTERS[way].map((value) => ({ value, title: say(`new.seat.${value}`) })),
    ...levels.map((level) => ({
      value: `bot.${level}`,
      title: say('seat.bot', { level: levelName(say, level) }),
    })),
  ];
}

function wordFor(seat: DraftSeat): string {
  return seat.kind === 'bot' ? `bot.${partsOf(seat.level).level}` : seat.kind;
}

function seatFor(word: string): DraftSeat {
  if (word === 'me' || word === 'open') return { kind: word };
  if (word === 'person') return { kind: 'person', name: '' };
  return { kind: 'bot', level: word.slice('bot.'.length) };
}
