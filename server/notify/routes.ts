import { pushBody, pushEndBody, pushKeyAnswer } from '@sanguine/protocol';
import { answers, done, nothing, refuse } from '../http/answers.ts';
import type { Routes } from '../http/schemas.ts';
import type { Push } from './push.ts';

const tags = ['notifications'];

export function pushRoutes(app: Routes, push: Push): void {
  app.get(
    '/api/push/key',
    {
      schema: {
        tags,
        summary: 'The key notifications are signed with',
        description: 'What a browser needs to subscribe to them.',
        response: answers({ 200: pushKeyAnswer }),
      },
    },
    () => ({ key: push.key }),
  );

  app.post(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Tell this browser',
        description: 'From now on it is told when a table waits for whoever asks.',
        body: pushBody,
        response: answers({ 204: nothing }, 'person', 'webhook'),
      },
    },
    async (request, reply) => {
      if (request.person === null) return refuse(reply, 'person');
      const added = await push.add(request.person.id, request.body);
      return added ? done(reply) : refuse(reply, 'webhook');
    },
  );

  app.delete(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Tell this browser no more',
        body: pushEndBody,
        response: answers({ 204: nothing }, 'person'),
      },
    },
    async (request, reply) => {
      if (request.person === null) return refuse(reply, 'person');
      await push.remove(request.person.id, request.body.endpoint);
      return done(reply);
    },
  );
}
