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
    /** The caller; null if not signed in. Set under `/api` and at `/live`. */
    person: Person | null;
    /** The session that identifies the caller. */
    token: string | null;
    /**
     * The caller could not be looked up. The socket itself tells the client, because a page cannot see why an upgrade
     * was refused.
     */
    unavailable: boolean;
  }
  interface FastifyInstance {
    /** For example `https://play.example`; null if no public address is configured. */
    publicOrigin: string | null;
  }
}

const COOKIE = 'sanguine';
/** Browsers accept this name over https and from this very host only: no other host of the same domain can set it. */
const OWN_COOKIE = '__Host-sanguine';
/** The longest browsers allow; the session itself ends when it is not used. */
const MAX_AGE = 400 * 24 * 60 * 60;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where the caller matters. Tested on the route too: a URL may spell the same route differently. */
const PERSONAL = /^\/(?:api|live)(?:[/?]|$)/;
const BEARER = /^bearer +(\S+)$/i;

/** Identifies the caller by cookie or bearer token, and refuses cross-site requests in their name. */
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
    // Answers are personal: neither the browser nor a proxy may cache them.
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
    // A banned person may still leave.
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

/** True if the headers name another site, or if a cookie comes without headers that name ours. */
function isForeign(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const silent = site === undefined && origin === undefined;
  return silent ? sessionOf(request) !== undefined : !sameOrigin(request);
}

/** Over https the plain cookie is ignored: another host of the same domain could have set it. */
function sessionOf({ cookies, protocol }: FastifyRequest): string | undefined {
  return cookies[OWN_COOKIE] ?? (protocol === 'https' ? undefined : cookies[COOKIE]);
}

/** Sets the page's session cookie. */
export function remember(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { name, flags } = cookieFor(request);
  reply.setCookie(name, token, { ...flags, maxAge: MAX_AGE });
}

export function forget(request: FastifyRequest, reply: FastifyReply): void {
  const { name, flags } = cookieFor(request);
  reply.clearCookie(name, flags);
}

/** An https origin is trusted too: a proxy that is not configured may have ended the encryption. */
function cookieFor({ protocol, headers: { origin = '' } }: FastifyRequest) {
  const secure = protocol === 'https' || origin.startsWith('https:');
  const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return { name: secure ? OWN_COOKIE : COOKIE, flags };
}
