import type { Locale, Seat } from '@sanguine/kernel';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import { beside } from '@sanguine/ui/controls/beside.ts';
import type { Rect, Size, Corner } from '@sanguine/ui/controls/placing.ts';
import { Tip } from '@sanguine/ui/overlay/tip.tsx';
import type { ReactNode } from 'react';
import type { Place } from '../../content/provinces.ts';
import { emptyVillages, isFjord, isLiving, isOpenFjord, isOuter } from '../../rules/atlas.ts';
import { clanOf } from '../../rules/clans.ts';
import { forecast } from '../../rules/forecast.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { moveWords } from '../../text/moves.ts';
import { moveNotes } from '../../text/notes.ts';
import { pillagePrice, stakeNotes } from '../../text/pillage-notes.ts';
import { clanName, placeName, rewardName, say } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import type { View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

interface PlaceTipProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat | null;
  readonly place: Place;
  readonly target: Target | null;
}

/** The tip beside a place: each clan's strength there, and what pressing it would do. */
export function PlaceTip(props: PlaceTipProps): ReactNode {
  const { locale, view, place, seat, target } = props;
  const facts = factsOf(locale, view, place);
  const sides = isFjord(place) || !isLiving(view, place) ? [] : forecast(view, place).sides;
  const move = target !== null && 'move' in target && seat !== null ? target.move : null;
  return (
    <Tip about={placeButton('data-place', place)} place={onBoard}>
      <b className={css['place']}>{placeName(locale, place)}</b>
      {facts.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {sides.length === 0 ? null : (
        <ul className={css['strengths']} aria-label={sayBoard(locale, 'tip.strength')}>
          <li aria-hidden="true">
            <small>{sayBoard(locale, 'tip.strength')}</small>
          </li>
          {sides.map(({ seat: side, strength, reach }) => (
            <li key={side}>
              <ClanEmblem clan={clanOf(view, side).name} size={22} />
              <span>{clanName(locale, clanOf(view, side).name)}</span>
              <b>{strength}</b>
              <small>{reach > strength ? sayBoard(locale, 'battle.reach', { reach }) : ''}</small>
            </li>
          ))}
        </ul>
      )}
      {move === null || seat === null ? null : (
        <p className={css['move']}>
          <b>{moveWords(locale, view, seat, move)}</b>
          {notesOf(locale, view, seat, move).map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
    </Tip>
  );
}

/** Leaves out who is there, which the tip shows already. */
function notesOf(locale: Locale, view: View, seat: Seat, move: AnyMove): string[] {
  if (move.do !== 'pillage' && move.do !== 'challenge') return moveNotes(locale, view, seat, move);
  const by = move.do === 'pillage' ? 'action' : 'challenge';
  return [pillagePrice(locale, view, seat, by), ...stakeNotes(locale, view, seat, move.province)];
}

function factsOf(locale: Locale, view: View, place: Place): string[] {
  if (isFjord(place))
    return isOpenFjord(view, place) ? [sayBoard(locale, 'tip.fjord')] : [say(locale, 'board.fjord.closed')];
  if (!isLiving(view, place)) return [say(locale, 'board.gone')];
  const pillaged = view.pillaged.includes(place);
  return [
    ...(isOuter(place) ? [sayBoard(locale, 'place.empty', { count: emptyVillages(view, place) })] : []),
    pillaged
      ? sayBoard(locale, 'tip.pillaged')
      : sayBoard(locale, 'tip.token', { reward: rewardName(locale, view.tokens[place]) }),
  ];
}

/** Beside the place, never over it, and within the board, so that the prompt above stays visible. */
function onBoard(about: Rect, tip: Size, board: Rect): Corner {
  const { left, top, width, height } = about;
  const spot = beside({ left: left - board.left, top: top - board.top, width, height }, tip, board);
  return { left: spot.left + board.left, top: spot.top + board.top };
}
