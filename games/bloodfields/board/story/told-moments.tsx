import type { TableProps } from '@sanguine/ui';
import type { ToldMoment } from '@sanguine/ui/result/moment-list.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { sideOf, unitName } from '../../text/words.ts';
import { paintOf } from '../field/sides.ts';
import { unitTagged } from '../interaction/where.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { SideEmblem } from '../sides/emblem.tsx';
import { decisiveMoments, type Moment } from './moments.ts';
import { sayStory } from './say.ts';

type Props = TableProps<State, AnyMove, Event>;

/** The moments that shifted the score most, in words. */
export function toldMoments(props: Props): ToldMoment[] {
  const { view, events } = props;
  // The south's points come first, as in the tug of the score.
  const [first, second] = sideOf(view, 0) === 'south' ? ([0, 1] as const) : ([1, 0] as const);
  return decisiveMoments(view, events).map((moment) => ({
    event: moment.event,
    round: moment.round,
    ...wordsOf(props, moment),
    picture: <Picture {...{ view, moment }} />,
    before: `${moment.before[first]}–${moment.before[second]}`,
    after: `${moment.after[first]}–${moment.after[second]}`,
  }));
}

function wordsOf({ view, players, settings }: Props, { round, seat, swing, fall, source }: Moment) {
  const { locale } = settings;
  const fallen = fall === null ? undefined : unitTagged(view, fall.unit);
  if (fall === null || fallen === undefined)
    return {
      title: sayStory(locale, 'moment.score', { round, source: sayStory(locale, `source.${source}`) }),
      text: sayStory(locale, 'moment.score.text', { name: players[seat]?.name ?? '', points: swing }),
    };
  const unit = unitName(locale, view, fallen);
  const slayer = fall.by === null ? undefined : unitTagged(view, fall.by);
  return {
    title: sayStory(locale, 'moment.fall', { unit }),
    text:
      slayer === undefined
        ? sayStory(locale, 'moment.fall.none', { round, unit })
        : sayStory(locale, 'moment.fall.by', { round, unit, by: unitName(locale, view, slayer) }),
  };
}

/** The fallen unit, or the side that gained the points. */
function Picture({
  view,
  moment: { seat, fall },
}: {
  readonly view: State;
  readonly moment: Moment;
}): ReactNode {
  const fallen = fall === null ? undefined : unitTagged(view, fall.unit);
  if (fallen === undefined) return <SideEmblem side={sideOf(view, seat)} size={64} />;
  const { kind, owner } = unitOf(view, fallen);
  return <BasePicture kind={kind} paint={paintOf(view, owner)} size={68} />;
}
