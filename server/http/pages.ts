import { sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';

/** Where the page's own addresses never lie. */
const NOT_A_PAGE = /^\/(?:api|live|docs|health|metrics|assets)(?:[/?]|$)/;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * The pages, from the folder they were built to. Names of assets carry a hash, so they may be kept for ever; all else
 * is asked for again. The page finds its way by itself, so every address that is nothing else is the page.
 */
export async function usePages(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null) {
    await app.register(files, {
      root: folder,
      cacheControl: false,
      dotfiles: 'ignore',
      index: 'index.html',
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (folder !== null && wantsPage(request)) return reply.sendFile('index.html');
    return reply.send(refuse(reply, 'missing'));
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !NOT_A_PAGE.test(url) && headers.accept?.includes('text/html') === true;
}
