import type { TableProps } from '@sanguine/ui';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { type ReactNode, useMemo } from 'react';
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
import css from './story.module.css';

type Props = TableProps<State, AnyMove, Event>;

/** The moments that shifted the score most, each with a way to watch it. */
export function MomentList({ props }: { readonly props: Props }): ReactNode {
  const { view, settings, events, watch } = props;
  const { locale } = settings;
  const moments = useMemo(() => decisiveMoments(events), [events]);
  if (moments.length === 0) return null;
  return (
    <section>
      <h3>{sayStory(locale, 'moments')}</h3>
      <ol className={css['moments']}>
        {moments.map((moment) => {
          const { title, text } = wordsOf(props, moment);
          const [first, second] = sideOf(view, 0) === 'south' ? ([0, 1] as const) : ([1, 0] as const);
          return (
            <li key={moment.event}>
              <Picture {...{ view, moment }} />
              <div>
                <h4>{title}</h4>
                <p>{text}</p>
                <p className={css['shift']}>
                  <b>
                    {sayStory(locale, 'moment.score.now', {
                      one: moment.before[first],
                      other: moment.before[second],
                      oneAfter: moment.after[first],
                      otherAfter: moment.after[second],
                    })}
                  </b>
                  {watch === null ? null : (
                    <LinkButton
                      onPress={() => {
                        watch(moment.event);
                      }}
                    >
                      {sayStory(locale, 'moment.watch')}
                      <span className="unseen">{title}</span>
                    </LinkButton>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
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

/** Who fell, or for whom the points were. */
function Picture({
  view,
  moment: { seat, fall },
}: {
  readonly view: State;
  readonly moment: Moment;
}): ReactNode {
  const fallen = fall === null ? undefined : unitTagged(view, fall.unit);
  if (fallen === undefined) return <SideEmblem side={sideOf(view, seat)} size={48} />;
  const { kind, owner } = unitOf(view, fallen);
  return <BasePicture kind={kind} paint={paintOf(view, owner)} size={52} />;
}
