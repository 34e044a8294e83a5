import { type KeyOf, type Locale, phrasebook, type Seat } from '@sanguine/kernel';
import type { SeatedPlayer } from '@sanguine/ui';
import type { State } from '../../rules/state.ts';
import { sideName } from '../../text/words.ts';
import { endOutlook } from './end-outlook.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const catalogue = { en, ja };
export const say = phrasebook(catalogue);
export type PlatePhrase = KeyOf<typeof say>;

/** How close the end is: one line for the bar, and the details. */
export function endLines(
  locale: Locale,
  view: State,
): { readonly head: string; readonly more: readonly string[] } {
  const { target, waiting, rounds, stage } = endOutlook(view);
  if (stage === 'final' || stage === 'over') return { head: say(locale, `end.${stage}`), more: [] };
  const name = (seat: number): string => sideName(locale, view, seat);
  const [only] = waiting;
  const head =
    stage === 'last' && only !== undefined
      ? say(locale, 'end.last', { name: name(only.seat), draws: only.draws })
      : say(locale, `end.${stage}`, { target });
  const each = waiting.map(({ seat, regroups, draws }) =>
    say(locale, 'end.player', { name: name(seat), regroups, target, draws }),
  );
  return {
    head,
    more: [
      ...each,
      ...(rounds === null ? [] : [say(locale, 'end.rounds', { rounds })]),
      say(locale, 'end.rule', { target }),
    ],
  };
}

/** Before the first round nobody has a turn: there are only deciders. */
export function isTurnOf(view: State, seat: Seat): boolean {
  return seat === view.active && view.round > 0 && view.frames.length > 0;
}

/** Who plays a seat: `you`, or the player's name on a shared screen and in a replay; `Hild, Veteran`, `Mirela · away`. */
export function whoLine(
  locale: Locale,
  { label, bot, here, shares }: Pick<SeatedPlayer, 'label' | 'bot' | 'here' | 'shares'>,
  { own, turn, asked }: { readonly own: boolean; readonly turn: boolean; readonly asked: boolean },
): string {
  const you = own && !shares;
  const marks = [
    you ? say(locale, 'who.you') : label,
    turn
      ? say(locale, you ? 'who.yourTurn' : 'who.turn')
      : asked
        ? say(locale, you ? 'who.yourChoice' : 'who.asked')
        : '',
    !own && bot === null && !here ? say(locale, 'who.away') : '',
  ].filter((mark) => mark !== '');
  return marks.join(' · ');
}
