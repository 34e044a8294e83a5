import type { Landmark, Viewer } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { MarkSign } from '../analysis/mark-sign.tsx';
import { HintCount } from '../table/hint/hint-count.tsx';
import styles from './bar.module.css';
import { nextMark, type Reel, sinceOwn } from './reel.ts';
import { useReplaySay } from './say.ts';
import { Scrubber } from './scrubber.tsx';
import { Shape, Step } from './step.tsx';
import type { Mistake } from './use-mistakes.ts';
import { type ReplayPlayer, type Speed, SPEEDS } from './use-player.ts';

interface BarProps {
  readonly reel: Reel;
  readonly player: ReplayPlayer;
  /** Of the analysis, if there is one. */
  readonly mistakes: readonly Mistake[];
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly viewers: readonly Viewer[];
  readonly onViewer: (viewer: Viewer) => void;
}

/** The position in the replay, and controls to move to another: in one line where there is room for it. */
export function ReplayBar({ reel, player, mistakes, names, viewer, viewers, onViewer }: BarProps) {
  const say = useReplaySay();
  const layout = useLayout();
  const { at, playing, speed } = player;
  const last = reel.moments.length - 1;
  // The current rules cannot replay rows played under earlier ones, so the replay may begin later.
  const begun = reel.moments[0]?.number ?? 0;
  // In a finished game there is nothing to catch up with.
  const over = reel.moments[last]?.outcome !== null;
  const jump = (kind: Landmark['kind'], forwards: boolean): number | null =>
    nextMark(reel, at, kind, forwards);
  const turns = reel.marks.flatMap(({ at: place, landmark }) =>
    landmark.kind === 'turn' ? [{ at: place, landmark }] : [],
  );
  const turn = turns.findLast((mark) => mark.at <= at);
  const eyes = (seat: Viewer): string => (seat === null ? say('bar.eyes.watcher') : (names[seat] ?? ''));
  const transport = (
    <div className={styles['transport']}>
      <Step label={say('bar.first')} to={at === 0 ? null : 0} player={player} shape="first" />
      <Step label={say('bar.back')} to={at === 0 ? null : at - 1} player={player} shape="back" />
      <button
        type="button"
        className={classes(styles['step'], styles['play'])}
        aria-label={say(playing ? 'bar.pause' : 'bar.play')}
        onClick={() => {
          if (!playing && at === last) player.go(0);
          player.setPlaying(!playing);
        }}
      >
        <Shape name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={styles['step']}
        aria-label={say('bar.forward')}
        aria-disabled={at === last || undefined}
        onClick={() => player.step(1)}
      >
        <Shape name="forward" />
      </button>
      <Step label={say('bar.last')} to={at === last ? null : last} player={player} shape="last" />
    </div>
  );
  const rest = (
    <>
      <output className={styles['moment']}>{say('bar.moment', { at, last })}</output>
      <Step
        label={say('bar.battle.previous')}
        to={jump('battle', false)}
        player={player}
        shape="back"
        with={<Icon name="crossed-swords" size={18} />}
      />
      <Step
        label={say('bar.battle.next')}
        to={jump('battle', true)}
        player={player}
        shape="forward"
        with={<Icon name="crossed-swords" size={18} />}
      />
      {mistakes.length === 0 ? null : (
        <>
          <Step
            label={say('bar.mark.previous')}
            to={mistakes.findLast((mistake) => mistake.at < at)?.at ?? null}
            player={player}
            shape="back"
            with={<MarkSign mark="mistake" size={20} />}
          />
          <Step
            label={say('bar.mark.next')}
            to={mistakes.find((mistake) => mistake.at > at)?.at ?? null}
            player={player}
            shape="forward"
            with={<MarkSign mark="mistake" size={20} />}
          />
        </>
      )}
      <Select
        bare
        label={say('bar.turn')}
        className={styles['turns']}
        value={`${turn?.at ?? ''}`}
        options={[
          { value: '', title: say('bar.turn.none') },
          ...turns.map(({ at: place, landmark }) => ({
            value: `${place}`,
            title: say('bar.turn.one', { round: landmark.round, name: names[landmark.seat] ?? '' }),
          })),
        ]}
        onChange={(value) => player.go(value === '' ? 0 : Number(value))}
      />
      <Select<Speed>
        bare
        label={say('bar.speed')}
        className={styles['speed']}
        value={speed}
        options={SPEEDS.map((value) => ({ value, title: say('bar.times', { speed: value }) }))}
        onChange={(value) => player.setSpeed(value)}
      />
      {viewers.length < 2 ? null : (
        <Select
          bare
          label={say('bar.eyes')}
          className={styles['turns']}
          value={`${viewer}`}
          options={viewers.map((seat) => ({ value: `${seat}`, title: eyes(seat) }))}
          onChange={(value) => onViewer(value === 'null' ? null : Number(value))}
        />
      )}
      {viewer === null || over ? null : (
        <button
          type="button"
          className={styles['since']}
          onClick={() => {
            player.go(sinceOwn(reel));
            player.setPlaying(true);
          }}
        >
          {say('bar.since')}
        </button>
      )}
    </>
  );
  const scrubber = <Scrubber {...{ reel, player, mistakes }} />;
  return (
    <section className={styles['bar']} aria-label={say('bar.label')} data-past="">
      {begun === 0 ? null : <p className={styles['older']}>{say('bar.older', { row: begun })}</p>}
      <HintCount log={reel.log} names={names} className={styles['older']} />
      {layout === 'desktop' ? (
        <div className={styles['line']}>
          {transport}
          {scrubber}
          {rest}
        </div>
      ) : (
        <>
          {scrubber}
          <div className={styles['controls']}>
            {transport}
            {rest}
          </div>
        </>
      )}
    </section>
  );
}
