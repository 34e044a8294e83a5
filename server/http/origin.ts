import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this very site sent the request. If the browser sends no `sec-fetch-site` (it does not over plain
 * http), its origin must be the requested host or the server's public address.
 */
export function sameOrigin(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host, origin: named } = new URL(origin);
  return host === request.host || named === request.server.publicOrigin;
}
