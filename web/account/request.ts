import { useState } from 'react';
import type { Answer } from '../api/client.ts';
import { sentence } from '../api/sentence.ts';
import { useSay } from '../text/say.ts';

export interface Request {
  readonly busy: boolean;
  readonly done: boolean;
  readonly problem: string | null;
  readonly run: <Value>(ask: () => Promise<Answer<Value>>, after: (value: Value) => void) => void;
}

/** One request of a form: while it runs, what came of it, and what went wrong in words. */
export function useRequest(): Request {
  const say = useSay();
  const [state, setState] = useState<{ busy: boolean; done: boolean; problem: string | null }>({
    busy: false,
    done: false,
    problem: null,
  });
  const work = async <Value>(ask: () => Promise<Answer<Value>>, after: (value: Value) => void) => {
    setState({ busy: true, done: false, problem: null });
    const answer = await ask();
    if (answer.ok) after(answer.value);
    setState({ busy: false, done: answer.ok, problem: answer.ok ? null : sentence(say, answer.problem) });
  };
  return {
    ...state,
    run: (ask, after) => {
      if (!state.busy) void work(ask, after);
    },
  };
}
