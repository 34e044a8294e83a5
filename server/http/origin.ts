import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this very site sent the request, as its browser says. Where a browser says nothing of the site
 * (it is silent on plain http) the origin it names must be the host that was asked, or the address the server is known by.
 */
export function sameOrigin(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host, origin: named } = new URL(origin);
  return host === request.host || named === request.server.publicOrigin;
}
