import { type Locale, paragraph, type Seat, type Viewer } from '@sanguine/kernel';
import type { Card, Face } from '../content/cards.ts';
import { clanOf } from '../rules/clans.ts';
import { kindsIn, removeCard } from '../rules/hand.ts';
import { judge } from '../rules/quests.ts';
import type { State } from '../rules/state.ts';
import { cardName, cardText, cardValue, faceParts, inLines, type Phrase, say } from './words.ts';

/** The viewer's cards with their printed texts, and what else only the viewer knows. */
export function handLines(locale: Locale, view: State, viewer: Viewer): string[] {
  if (viewer === null) return [];
  const { hand, quests, shed, glimpsed } = clanOf(view, viewer);
  return [
    ...packLines(locale, view, viewer),
    say(locale, hand.length === 0 ? 'board.hand.empty' : 'board.hand'),
    ...cardLines(locale, hand),
    ...questLines(locale, view, viewer, quests),
    ...listLines(locale, 'board.ownShed', shed),
    ...listLines(locale, 'board.glimpsed', elsewhere(view, viewer, glimpsed)),
  ];
}

/** §4: the viewer's pack during the draft. */
function packLines(locale: Locale, view: State, viewer: Seat): string[] {
  const open = view.frames.at(-1);
  if (open?.step !== 'draft') return [];
  const kept = open.kept[viewer] ?? [];
  return [
    say(locale, 'board.pack'),
    ...cardLines(locale, packOf(view, viewer)),
    ...listLines(locale, 'board.kept', kept),
  ];
}

/** The glimpsed cards without the current pack, which the viewer may have seen before. */
function elsewhere(view: State, viewer: Seat, glimpsed: readonly Face[]): Face[] {
  const rest = [...glimpsed];
  for (const card of packOf(view, viewer)) removeCard(rest, card);
  return rest;
}

function packOf(view: State, viewer: Seat): readonly Face[] {
  const open = view.frames.at(-1);
  return open?.step === 'draft' ? (open.packs[viewer] ?? []) : [];
}

/** Each kind of card once, with its count, value and text. */
function cardLines(locale: Locale, faces: readonly Face[]): string[] {
  return kindsIn(faces).flatMap((card) => {
    const count = faces.filter((face) => face === card).length;
    return paragraph(locale, printed(locale, card, count));
  });
}

const printed = (locale: Locale, card: Card, count: number): string =>
  say(locale, 'board.card', {
    card: say(locale, 'cards.count', { count, card: cardName(locale, card) }),
    value: cardValue(locale, card),
    text: cardText(locale, card),
  });

/** §9: the owner may look at them, and sees whether they are fulfilled. */
function questLines(locale: Locale, view: State, seat: Seat, quests: readonly Face[]): string[] {
  if (quests.length === 0) return [];
  const lines = kindsIn(quests).flatMap((card) => {
    const count = quests.filter((face) => face === card).length;
    const { fulfilled } = judge(view, seat, card);
    const standing = say(locale, fulfilled ? 'board.quest.met' : 'board.quest.unmet');
    return paragraph(
      locale,
      say(locale, 'board.quest', {
        card: say(locale, 'cards.count', { count, card: cardName(locale, card) }),
        value: cardValue(locale, card),
        standing,
      }),
    );
  });
  return [say(locale, 'board.ownQuests'), ...lines];
}

function listLines(locale: Locale, key: Phrase, faces: readonly Face[]): string[] {
  const [first, ...more] = faceParts(locale, faces);
  if (first === undefined) return [];
  return inLines(locale, [say(locale, key, { cards: first }), ...more]);
}
