import type { Locale, Seat } from '@sanguine/kernel';
import { type Card, factsOf } from '../../content/cards.ts';
import { battleEffect } from '../../rules/cards/index.ts';
import { clanOf } from '../../rules/clans.ts';
import { bonusWith } from '../../rules/forecast.ts';
import { knownIn } from '../../rules/hand.ts';
import { judge } from '../../rules/quests.ts';
import { placesFor, upgradeKind, upgrades } from '../../rules/sheet.ts';
import type { Battle } from '../../rules/state.ts';
import { strengthOf } from '../../rules/strength.ts';
import { figuresOf, freeFigures, isUpgrade, upgradeCost } from '../../rules/upgrade.ts';
import { cardName, join, placeNames, say } from '../../text/words.ts';
import { winNotes } from '../chances/win-note.ts';
import type { CardNote } from '../look/gift-card.tsx';
import { stepOf, type View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

/** What a card would bring its holder now. */
export function cardNotes(locale: Locale, view: View, seat: Seat, card: Card): CardNote[] {
  const step = stepOf(view);
  if (step === 'late' && battleEffect(card).late !== true) return [];
  if ((step === 'cards' || step === 'late') && view.battle !== null)
    return [
      { says: totalNote(locale, view, view.battle, seat, card), tone: 'plain' },
      ...winNotes(locale, view, seat, card),
    ];
  const { kind } = factsOf(card);
  // During the draft no Quest can be fulfilled, so the note would be the same for all.
  if (kind.kind === 'quest') return step === 'draft' ? [] : [questNote(locale, view, seat, card)];
  return isUpgrade(card) ? upgradeNotes(locale, view, seat, card) : [];
}

/** §11.5: the side's total with this card and those on the table. */
function totalNote(locale: Locale, view: View, battle: Battle, seat: Seat, card: Card): string {
  const bonus = bonusWith(view, battle, seat, card);
  const figures = strengthOf(view, seat, battle.province);
  return sayBoard(locale, 'note.total', {
    figures,
    bonus: say(locale, 'bonus.any', { bonus }),
    total: figures + bonus,
  });
}

function questNote(locale: Locale, view: View, seat: Seat, card: Card): CardNote {
  const { fulfilled, where } = judge(view, seat, card);
  if (!fulfilled) return { says: sayBoard(locale, 'note.unmet'), tone: 'bad' };
  return {
    says:
      where.length === 0
        ? sayBoard(locale, 'note.met')
        : sayBoard(locale, 'note.met.where', { where: placeNames(locale, where) }),
    tone: 'good',
  };
}

/** §8: its actual cost, whether there is room on the sheet, and which figure would enter for free. */
function upgradeNotes(locale: Locale, view: View, seat: Seat, card: Card): CardNote[] {
  const clan = clanOf(view, seat);
  const kind = upgradeKind(card);
  const cost = upgradeCost(clan, card);
  const places = placesFor(clan, kind.kind);
  const taken = places.filter((one) => one !== null);
  const waiting = figuresOf(card).some((figure) => clan.figures.reserve.includes(figure));
  return [
    ...(cost < kind.cost
      ? [{ says: sayBoard(locale, 'note.cheaper', { cost }), tone: 'good' as const }]
      : []),
    ...(places.includes(null)
      ? []
      : [
          {
            says: sayBoard(locale, 'note.replaces', {
              cards: join(
                locale,
                taken.map((one) => cardName(locale, one)),
                'list.or',
              ),
            }),
            tone: 'bad' as const,
          },
        ]),
    ...(kind.kind === 'clan' || kind.kind === 'monster'
      ? []
      : !waiting
        ? [{ says: sayBoard(locale, 'note.noFree'), tone: 'plain' as const }]
        : freeFigures(view, clan, card).length > 0
          ? [{ says: sayBoard(locale, 'note.free'), tone: 'good' as const }]
          : []),
  ];
}

/** The holder's other cards of the same god or for the same figure. */
export function kinOf(view: View, seat: Seat, card: Card): Card[] {
  if (!isUpgrade(card)) return [];
  const clan = clanOf(view, seat);
  const { god } = upgradeKind(card);
  const own = [...new Set([...upgrades(clan), ...knownIn(clan.hand)])];
  return own.filter(
    (other) => other !== card && god !== undefined && isUpgrade(other) && upgradeKind(other).god === god,
  );
}
