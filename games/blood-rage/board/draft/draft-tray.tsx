import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/index.ts';
import { type ReactNode, useState } from 'react';
import { DEALT } from '../../content/ages.ts';
import type { Card } from '../../content/cards.ts';
import { clanOf, leftOf } from '../../rules/clans.ts';
import { picksOf } from '../../rules/draft.ts';
import type { Event } from '../../rules/events.ts';
import { knownIn } from '../../rules/hand.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { faceNames, playerName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { cardNotes, kinOf } from '../hand/notes.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { type CardNote, GiftCard } from '../look/gift-card.tsx';
import { isChosen } from '../plan/cards.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './draft.module.css';

interface DraftTrayProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly seat: Seat;
}

/** §4: the viewer's pack, and who gets it next. Kept cards are in the hand below. */
export function DraftTray({ props, interaction, seat }: DraftTrayProps): ReactNode {
  const { view, players, settings, choice, past } = props;
  const { locale } = settings;
  // In a replay nobody chooses: the board stays in view until the pack is asked for.
  const [folded, setFolded] = useState(past);
  const open = view.frames.at(-1);
  if (open?.step !== 'draft') return null;
  const pack = knownIn(open.packs[seat] ?? []);
  const names = players.map(({ name }) => name);
  const next = leftOf(view, seat);
  const from = (seat + view.clans.length - 1) % view.clans.length;
  const kept = keptOf(open.kept[seat] ?? null, choice);
  const asked = interaction.seat !== null;
  const dealt = pack.length === DEALT;
  const toggle = (
    <ActionButton
      guide="pack:fold"
      onPress={() => {
        setFolded(!folded);
      }}
    >
      {sayBoard(locale, folded ? 'draft.unfold' : 'battle.fold')}
    </ActionButton>
  );
  if (folded) return <div className={css['folded']}>{toggle}</div>;
  return (
    <section className={css['tray']} data-guide="pack" aria-label={sayBoard(locale, 'draft.pack')}>
      <header>
        <h2>{sayBoard(locale, 'draft.title', { age: view.age })}</h2>
        <p>
          {dealt ? (
            sayBoard(locale, 'draft.dealt')
          ) : (
            <>
              <ClanEmblem clan={clanOf(view, from).name} size={24} />
              {sayBoard(locale, 'draft.from', { name: playerName(locale, view, names, from) })}
            </>
          )}
          <svg width="30" height="14" viewBox="0 0 30 14" aria-hidden="true">
            <path d="M1 7H27M21 2L27 7L21 12" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <ClanEmblem clan={clanOf(view, next).name} size={24} />
          {sayBoard(locale, 'draft.to', {
            name: playerName(locale, view, names, next),
            count: pack.length - picksOf(view),
          })}
        </p>
        {toggle}
      </header>
      {/* A new pack slides in from the neighbour who passed it. */}
      <ul
        key={`${view.age} ${pack.length}`}
        className={css['pack']}
        data-guide="cards"
        data-passed={dealt ? undefined : ''}
      >
        {pack.map((card, at) => (
          <li
            key={`${card}${at}`}
            data-kept={keeps(kept, pack, at) || undefined}
            data-left={(kept.length > 0 && !asked && !keeps(kept, pack, at)) || undefined}
          >
            <GiftCard
              {...{ locale, card }}
              size="tray"
              notes={[...cardNotes(locale, view, seat, card), ...kinNotes(props, view, seat, card)]}
              usable={asked}
              chosen={asked ? isChosen(interaction.selection, pack, at) : keeps(kept, pack, at)}
              flag={sayBoard(locale, 'flag.draft')}
              onPress={
                asked
                  ? () => {
                      interaction.takeCard(at);
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the viewer has kept of this pack: sealed, so nobody else has seen it. */
function keptOf(kept: readonly string[] | null, choice: AnyMove | null): readonly string[] {
  return choice?.do === 'draft' ? choice.cards : (kept ?? []);
}

const keeps = (kept: readonly string[], pack: readonly Card[], at: number): boolean => {
  const card = pack[at] ?? '';
  const copy = pack.slice(0, at).filter((one) => one === card).length;
  return copy < kept.filter((one) => one === card).length;
};

/** Which of the viewer's cards go with it. */
function kinNotes({ settings }: DraftTrayProps['props'], view: View, seat: Seat, card: Card): CardNote[] {
  const kin = kinOf(view, seat, card);
  if (kin.length === 0) return [];
  const cards = faceNames(settings.locale, kin);
  return [{ says: sayBoard(settings.locale, 'note.kin', { cards }), tone: 'plain' }];
}
