import type { FastifyError, FastifyInstance } from 'fastify';
import { problemAnswer } from '@sanguine/protocol';
import * as v from 'valibot';
import { Unavailable } from '../storage/unavailable.ts';
import { refuse } from './answers.ts';

/** Answers errors with one word; the details go to the server's log only. */
export function useFaults(app: FastifyInstance, trouble: (error: unknown) => void): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.send(refuse(reply, 'rate'));
    if (status >= 400 && status < 500) {
      const answer = refuse(reply, 'shape');
      // The status may say more than the word: too long, or not JSON.
      return reply.code(status).send(answer);
    }
    trouble(
      new Error(`request ${request.id}: ${request.method} ${request.routeOptions.url ?? ''}`, {
        cause: error,
      }),
    );
    const word = error instanceof Unavailable ? 'unavailable' : 'fault';
    const answer = v.parse(problemAnswer, refuse(reply, word));
    // The answer's schema may be what failed, so it is not used again.
    return reply
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .serializer((payload) => JSON.stringify(payload))
      .send(answer);
  });
}
