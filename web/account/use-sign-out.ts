import { useState } from 'react';
import type { RequestAnswer } from '../api/client.ts';
import { setMe } from './me.ts';
import { turnOff } from './push.ts';
import { type Request, useRequest } from './request.ts';

/** Signs out; `asking` is true while the confirmation is open. */
export function useSignOut(end: () => Promise<RequestAnswer<null>>): {
  readonly request: Request;
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
  readonly leave: () => void;
} {
  const request = useRequest();
  const [asking, setAsking] = useState(false);
  const leave = () =>
    request.run(
      async () => {
        await turnOff().catch(() => 'failed');
        return end();
      },
      () => setMe(null),
    );
  return { request, asking, setAsking, leave };
}
