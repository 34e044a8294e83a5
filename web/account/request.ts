import { useState } from 'react';
import type { RequestAnswer, RequestProblem } from '../api/client.ts';
import { sentence } from '../api/sentence.ts';
import { type Phrase, useSay } from '../text/say.ts';

export interface Request {
  readonly busy: boolean;
  readonly done: boolean;
  readonly problem: string | null;
  readonly run: <Value>(ask: () => Promise<RequestAnswer<Value>>, after: (value: Value) => void) => void;
}

/**
 * A form's request: whether it is running, its result, and its problem as a sentence; `words` overrides the general
 * ones.
 */
export function useRequest(words: Readonly<Partial<Record<RequestProblem, Phrase>>> = {}): Request {
  const say = useSay();
  const [state, setState] = useState<{ busy: boolean; done: boolean; problem: string | null }>({
    busy: false,
    done: false,
    problem: null,
  });
  const work = async <Value>(ask: () => Promise<RequestAnswer<Value>>, after: (value: Value) => void) => {
    setState({ busy: true, done: false, problem: null });
    const answer = await ask();
    if (answer.ok) after(answer.value);
    const own = answer.ok ? undefined : words[answer.problem];
    const wrong = answer.ok ? null : own === undefined ? sentence(say, answer.problem) : say(own);
    setState({ busy: false, done: answer.ok, problem: wrong });
  };
  return {
    ...state,
    run: (ask, after) => {
      if (!state.busy) void work(ask, after);
    },
  };
}
