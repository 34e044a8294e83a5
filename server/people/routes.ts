import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  accountBody,
  guestBody,
  type Me,
  meAnswer,
  meBody,
  personId,
  sessionBody,
  tokenAnswer,
  whoAnswer,
} from '@sanguine/protocol';
import { remember } from '../http/identity.ts';
import { answers, done, nothing, refuse } from '../http/answers.ts';
import { type AppLimits, atMost } from '../http/limits.ts';
import type { Routes } from '../http/schemas.ts';
import { type EndRoutesOptions, endRoutes } from './end-routes.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';

export interface PeopleRoutesOptions extends EndRoutesOptions {
  readonly people: People;
  /** Whether a person's webhook may be called. */
  readonly webhookFits: (url: string) => Promise<boolean>;
  readonly limits: Pick<AppLimits, 'guests' | 'passwords'>;
}

const tags = ['people'];
const muteParams = v.strictObject({ person: personId });

/** Routes to come in and to change oneself; `endRoutes` has those that end sessions and accounts. */
export function peopleRoutes(app: Routes, options: PeopleRoutesOptions): void {
  const { people, departures, webhookFits, limits, tries } = options;
  const guarded = { rateLimit: atMost(limits.passwords, 'passwords') };

  const meOf = async ({ id, name, account, locale, webhook }: Person): Promise<Me> => ({
    person: id,
    name,
    account,
    locale,
    webhook,
    muted: await people.mutedNames({ id }),
  });

  /** Begins a session, and ends the page's previous one; a program keeps its own. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: Person): Promise<Me> => {
    remember(request, reply, await people.newToken(person));
    const isPage = request.headers.authorization === undefined;
    if (isPage && request.token !== null) await people.signOut(request.token);
    return meOf(person);
  };

  app.post(
    '/api/guests',
    {
      config: { rateLimit: atMost(limits.guests, 'guests') },
      schema: {
        tags,
        summary: 'Come in as a guest',
        description: 'A name is enough to play. The answer sets the session cookie.',
        body: guestBody,
        response: answers({ 201: meAnswer }, 'name.unfit', 'name.taken'),
      },
    },
    async (request, reply) => {
      const person = await people.guest(request.body.name, request.body.locale);
      if ('problem' in person) return refuse(reply, person.problem);
      reply.code(201);
      return enter(request, reply, person);
    },
  );

  app.post(
    '/api/accounts',
    {
      config: guarded,
      schema: {
        tags,
        summary: 'Make an account',
        description:
          'A guest who asks becomes the account and keeps every table. The answer sets the session cookie.',
        body: accountBody,
        response: answers({ 201: meAnswer }, 'name.unfit', 'name.taken'),
      },
    },
    async (request, reply) => {
      const { name, password, locale } = request.body;
      const person = await people.account(request.person, name, password, locale);
      if ('problem' in person) return refuse(reply, person.problem);
      reply.code(201);
      return enter(request, reply, person);
    },
  );

  app.post(
    '/api/sessions',
    {
      config: guarded,
      schema: {
        tags,
        summary: 'Sign in',
        description:
          "A guest who asks brings every seat and table along, and is no more; only where guest and account sit at one table does the guest's seat stay the guest's. The answer sets the session cookie.",
        body: sessionBody,
        response: answers({ 201: meAnswer }, 'credentials', 'tries'),
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const person = await tries.make(name, () => people.signIn(name, password));
      if (person === null) return refuse(reply, 'tries');
      if ('problem' in person) return refuse(reply, person.problem);
      if (request.person !== null) await departures.merge(request.person, person);
      reply.code(201);
      return enter(request, reply, person);
    },
  );

  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who am I', response: answers({ 200: whoAnswer }) } },
    async ({ person }) => ({ me: person === null ? null : await meOf(person) }),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Change name, language or webhook',
        description: 'What is left out stays as it is.',
        body: meBody,
        response: answers({ 200: meAnswer }, 'person', 'name.unfit', 'name.taken', 'webhook'),
      },
    },
    async ({ person, body }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const { webhook } = body;
      if (typeof webhook === 'string' && !(await webhookFits(webhook))) return refuse(reply, 'webhook');
      const changed = await people.change(person, body);
      return 'problem' in changed ? refuse(reply, changed.problem) : meOf(changed);
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        tags,
        summary: 'A session for a program',
        description:
          'Sent as `Authorization: Bearer …`, or in the first message of a live connection. It is shown this once, ends when unused for 90 days, and can be ended by signing out with it.',
        response: answers({ 201: tokenAnswer }, 'person'),
      },
    },
    async ({ person }, reply) => {
      if (person === null) return refuse(reply, 'person');
      reply.code(201);
      return { token: await people.newToken(person) };
    },
  );

  app.put(
    '/api/mutes/:person',
    {
      schema: {
        tags,
        summary: 'Read no more of what a person says',
        params: muteParams,
        response: answers({ 204: nothing }, 'person', 'missing', 'mutes'),
      },
    },
    async ({ person, params }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const problem = await people.mute(person, params.person);
      return problem === null ? done(reply) : refuse(reply, problem.problem);
    },
  );

  app.delete(
    '/api/mutes/:person',
    {
      schema: {
        tags,
        summary: 'Read again what a person says',
        params: muteParams,
        response: answers({ 204: nothing }, 'person'),
      },
    },
    async ({ person, params }, reply) => {
      if (person === null) return refuse(reply, 'person');
      await people.unmute(person, params.person);
      return done(reply);
    },
  );

  endRoutes(app, options);
}
