import { useState } from 'react';
import type { TableInfo } from '@sanguine/protocol';
import type { RequestAnswer } from '../../api/client.ts';
import { sentence } from '../../api/sentence.ts';
import { useSay } from '../../text/say.ts';

export interface RoomRequest {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly run: (request: () => Promise<RequestAnswer<TableInfo | null>>, after?: () => void) => void;
}

/** Runs one request at a time; reports its problem as a sentence and shows the returned table at once. */
export function useRoomRequest(onTable: (table: TableInfo) => void): RoomRequest {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const work: (...request: Parameters<RoomRequest['run']>) => Promise<void> = async (request, after) => {
    setBusy(true);
    setProblem(null);
    const answer = await request();
    setBusy(false);
    if (!answer.ok) return setProblem(sentence(say, answer.problem));
    if (answer.value !== null) onTable(answer.value);
    after?.();
  };
  return {
    busy,
    problem,
    run: (request, after) => {
      if (!busy) void work(request, after);
    },
  };
}
