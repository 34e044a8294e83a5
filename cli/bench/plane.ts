import type { PlaneQuestion } from '@sanguine/kernel';
import { atLeast, atMost, type BenchFigure } from './figures.ts';
import { measure, type Work } from './measure.ts';

const ABOUT = ['sight', 'cover', 'charge'] as const;

/** The library gets the same questions; our own geometry must be this many times as fast. */
const TIMES = 50;

/** The share of all questions in which a sampling peer may overlook a way. It must never find one that the game misses. */
const OVERLOOKED = 0.1;

/** How our own answers compare with the peer's. */
export interface PlaneAnswers {
  /** Both say the same. */
  readonly agreed: number;
  /** Only the game finds a way, or only the peer does. */
  readonly overlooked: number;
  readonly missed: number;
}

export function compare(
  questions: readonly PlaneQuestion[],
  peer: (question: PlaneQuestion) => () => boolean,
): PlaneAnswers {
  const sum = { agreed: 0, overlooked: 0, missed: 0 };
  for (const question of questions) {
    const own = question.ask();
    const other = peer(question)();
    sum[own === other ? 'agreed' : own ? 'overlooked' : 'missed'] += 1;
  }
  return sum;
}

const asking =
  (answers: readonly (() => boolean)[], times: number): Work =>
  () => {
    for (let done = 0; done < times; done++) for (const answer of answers) answer();
    return times * answers.length;
  };

/** Our own geometry is fast: it is asked this often, so that it can be timed. */
const OFTEN = 50;

/** Asks the game and the peer the same questions in the same run. Imported on demand: nothing else needs the peer. */
export async function planeFigures(
  questions: readonly PlaneQuestion[],
  seconds: number,
): Promise<BenchFigure[]> {
  if (questions.length === 0) return [];
  const { peerAnswer } = await import('./plane-peer.ts');
  const { missed, overlooked } = compare(questions, peerAnswer);
  if (missed > 0 || overlooked > OVERLOOKED * questions.length)
    throw new Error(`${missed} answers are missed and ${overlooked} overlooked of ${questions.length}`);
  const kinds = ABOUT.map((about) => questions.filter((one) => one.about === about));
  const works = kinds.flatMap((some) => [
    asking(
      some.map(({ ask }) => ask),
      OFTEN,
    ),
    asking(some.map(peerAnswer), 1),
  ]);
  const rates = measure(works, seconds);
  return ABOUT.flatMap((about, at) => {
    const [own = 0, peer = 1] = rates.slice(2 * at);
    return [
      atMost(`plane.${about}`, 1e6 / own, 'µs', null),
      atLeast(`plane.${about}Ratio`, own / peer, 'times', TIMES),
    ];
  });
}
