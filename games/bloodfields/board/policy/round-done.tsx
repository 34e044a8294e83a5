import type { Locale, Seat } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { unitNames } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import css from './policy.module.css';
import { sayPolicy } from './text/say.ts';
import { couldHit, unspentUnits } from './rest.ts';

interface RoundDoneProps {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly resting: boolean;
  readonly onRest: (rests: boolean) => void;
}

/** Ends the turns of all the player's units for this round; first it says which could still strike. */
export function RoundDone({ locale, view, seat, resting, onRest }: RoundDoneProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const step = view.frames.at(-1)?.step;
  const units = useMemo(() => unspentUnits(view, seat), [view, seat]);
  if (resting)
    return (
      <ActionButton
        kind="plain"
        className={css['done']}
        guide="action:act-again"
        note={sayPolicy(locale, 'done.on')}
        onPress={() => {
          onRest(false);
        }}
      >
        {sayPolicy(locale, 'done.stop')}
      </ActionButton>
    );
  if ((step !== 'act' && step !== 'activate' && step !== 'support') || units.length === 0) return null;
  return (
    <>
      <ActionButton
        kind="ghost"
        className={css['done']}
        guide="action:done"
        note={sayPolicy(locale, 'done.note', { count: units.length })}
        onPress={() => {
          setAsking(true);
        }}
      >
        {sayPolicy(locale, 'done.round')}
      </ActionButton>
      {asking ? (
        <Sure
          {...{ locale, view, seat }}
          onAnswer={(sure) => {
            setAsking(false);
            if (sure) onRest(true);
          }}
        />
      ) : null}
    </>
  );
}

function Sure({
  locale,
  view,
  seat,
  onAnswer,
}: Pick<RoundDoneProps, 'locale' | 'view' | 'seat'> & {
  readonly onAnswer: (sure: boolean) => void;
}): ReactNode {
  const able = useMemo(() => couldHit(view, seat), [view, seat]);
  return (
    <Dialog
      title={sayPolicy(locale, 'done.round')}
      foot={
        <>
          <ActionButton
            kind="plain"
            guide="done:no"
            onPress={() => {
              onAnswer(false);
            }}
          >
            {sayPolicy(locale, 'done.no')}
          </ActionButton>
          <ActionButton
            kind="go"
            guide="done:yes"
            onPress={() => {
              onAnswer(true);
            }}
          >
            {sayPolicy(locale, 'done.yes')}
          </ActionButton>
        </>
      }
      onClose={() => {
        onAnswer(false);
      }}
    >
      <p>{sayPolicy(locale, 'done.note', { count: unspentUnits(view, seat).length })}</p>
      <p>
        {able.length === 0
          ? sayPolicy(locale, 'done.warn.none')
          : sayPolicy(locale, 'done.warn', { units: unitNames(locale, view, able, seat) })}
      </p>
    </Dialog>
  );
}
