import { leaveBody, passwordBody } from '@sanguine/protocol';
import { answers, done, nothing, refuse } from '../http/answers.ts';
import { forget, remember } from '../http/identity.ts';
import { type AppLimits, atMost } from '../http/limits.ts';
import type { Routes } from '../http/schemas.ts';
import type { Departures } from './departures.ts';
import type { People } from './people.ts';
import type { Tries } from './tries.ts';

export interface EndRoutesOptions {
  readonly people: Pick<People, 'newToken' | 'signOut' | 'signOutEverywhere' | 'proves' | 'setPassword'>;
  readonly departures: Departures;
  /** Called when sessions have ended, to close the connections that came by them. */
  readonly ended: () => void;
  readonly limits: Pick<AppLimits, 'passwords'>;
  readonly tries: Tries;
}

const tags = ['people'];

/** Routes that end sessions and accounts. */
export function endRoutes(app: Routes, { people, departures, ended, limits, tries }: EndRoutesOptions): void {
  const guarded = { rateLimit: atMost(limits.passwords, 'passwords') };

  app.delete(
    '/api/sessions',
    { schema: { tags, summary: 'Sign out', response: answers({ 204: nothing }) } },
    async (request, reply) => {
      if (request.token !== null) await people.signOut(request.token);
      ended();
      forget(request, reply);
      return done(reply);
    },
  );

  app.delete(
    '/api/sessions/all',
    {
      schema: {
        tags,
        summary: 'Sign out everywhere',
        description:
          'Ends every session of the asker, on every device and of every program. No browser of theirs is told anything any more.',
        response: answers({ 204: nothing }, 'person'),
      },
    },
    async (request, reply) => {
      if (request.person === null) return refuse(reply, 'person');
      await people.signOutEverywhere(request.person.id);
      ended();
      forget(request, reply);
      return done(reply);
    },
  );

  app.put(
    '/api/me/password',
    {
      config: guarded,
      schema: {
        tags,
        summary: 'Change the password',
        description:
          'Ends every other session, on every device and of every program. The answer sets the session cookie anew.',
        body: passwordBody,
        response: answers({ 204: nothing }, 'person', 'credentials', 'tries'),
      },
    },
    async (request, reply) => {
      const { person, body } = request;
      if (person === null) return refuse(reply, 'person');
      const proof = await tries.make(person.name, () => people.proves(person.id, body.current));
      if (proof !== true) return refuse(reply, proof === null ? 'tries' : 'credentials');
      await people.setPassword(person.id, body.password);
      // Connections by old sessions are closed at the next beat; by then the page has its new cookie.
      await people.signOutEverywhere(person.id);
      remember(request, reply, await people.newToken(person));
      return done(reply);
    },
  );

  app.delete(
    '/api/me',
    {
      config: guarded,
      schema: {
        tags,
        summary: 'Leave for good',
        description:
          'Forgets the asker: bots play on in running games, open tables of theirs are put away, what they said stays without the name. There is no way back.',
        body: leaveBody,
        response: answers({ 204: nothing }, 'person', 'credentials', 'tries'),
      },
    },
    async (request, reply) => {
      const { person, body } = request;
      if (person === null) return refuse(reply, 'person');
      const prove = () => people.proves(person.id, body.password ?? '');
      const proof = !person.account || (await tries.make(person.name, prove));
      if (proof !== true) return refuse(reply, proof === null ? 'tries' : 'credentials');
      await departures.leave(person.id);
      ended();
      forget(request, reply);
      return done(reply);
    },
  );
}
