import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sessionToken } from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { Unavailable } from '../storage/unavailable.ts';
import { sameOrigin } from './origin.ts';
import { refuse } from './answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for whoever is not signed in. Known under `/api` and at `/live`. */
    person: Person | null;
    /** The session they are known by. */
    token: string | null;
    /** Who asks could not be found out: a socket says so itself, for a page hears nothing of one that is refused. */
    unavailable: boolean;
  }
  interface FastifyInstance {
    /** `https://play.example`, where the server was told what it is called. */
    publicOrigin: string | null;
  }
}

const COOKIE = 'sanguine';
/** What browsers take by https and from this very host only: no neighbour under the same domain can set it. */
const OWN_COOKIE = '__Host-sanguine';
/** As long as browsers keep any; the session itself ends when it is not used. */
const MAX_AGE = 400 * 24 * 60 * 60;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where persons are told apart, by the route: an address may spell the same route in other letters. */
const PERSONAL = /^\/(?:api|live)(?:[/?]|$)/;
const BEARER = /^bearer +(\S+)$/i;

/** Finds out who asks, by cookie or bearer token, and refuses what another site's page sends in their name. */
export async function useIdentity(
  app: FastifyInstance,
  { people, publicUrl }: { readonly people: People; readonly publicUrl: string | null },
): Promise<void> {
  await app.register(cookie);
  app.decorate('publicOrigin', publicUrl === null ? null : new URL(publicUrl).origin);
  app.decorateRequest('person', null);
  app.decorateRequest('token', null);
  app.decorateRequest('unavailable', false);
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    if (!PERSONAL.test(route) && !PERSONAL.test(request.url)) return;
    // Told to one person: not for whoever comes next at the same machine, or at a proxy.
    reply.header('cache-control', 'no-store');
    const changes = !READS.has(request.method);
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined && changes && isForeign(request)) {
      await reply.send(refuse(reply, 'origin'));
      return;
    }
    const token = v.safeParse(sessionToken, bearer ?? sessionOf(request));
    if (!token.success) return;
    try {
      request.person = await people.bySession(token.output);
    } catch (error) {
      if (!(error instanceof Unavailable) || route !== '/live') throw error;
      request.unavailable = true;
      return;
    }
    request.token = request.person === null ? null : token.output;
    // Leaving is for everybody.
    if (request.person?.banned === true && changes && !isLeaving(request)) {
      await reply.send(refuse(reply, 'banned'));
    }
  });
}

function isLeaving({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return (
    url === '/api/sessions' || (method === 'DELETE' && (url === '/api/sessions/all' || url === '/api/me'))
  );
}

/** Said to be sent by another site, or with a cookie and not said to be sent by ours. */
function isForeign(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const silent = site === undefined && origin === undefined;
  return silent ? sessionOf(request) !== undefined : !sameOrigin(request);
}

/** By https the plain cookie is nobody's word: a page of a neighbouring host could have set it. */
function sessionOf({ cookies, protocol }: FastifyRequest): string | undefined {
  return cookies[OWN_COOKIE] ?? (protocol === 'https' ? undefined : cookies[COOKIE]);
}

/** The page is from now on known by this session. */
export function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { name, flags } = cookieFor(request);
  reply.setCookie(name, token, { ...flags, maxAge: MAX_AGE });
}

export function forget(request: FastifyRequest, reply: FastifyReply): void {
  const { name, flags } = cookieFor(request);
  reply.clearCookie(name, flags);
}

/** A page that says it came by https did, also where a proxy nobody named ended the encryption. */
function cookieFor({ protocol, headers: { origin = '' } }: FastifyRequest) {
  const secure = protocol === 'https' || origin.startsWith('https:');
  const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return { name: secure ? OWN_COOKIE : COOKIE, flags };
}
