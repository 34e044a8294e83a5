import { sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';

/** Paths that are never routes of the page. */
const NOT_A_PAGE = /^\/(?:api|live|docs|health|metrics|assets)(?:[/?]|$)/;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built pages. Names of assets carry a hash, so they are cached forever; everything else is revalidated. The
 * page does its own routing, so every other path serves it.
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
    // The general route reads the whole folder for each file, to know how its name is spelled; here lie hundreds of them.
    app.get<{ Params: { file: string } }>('/assets/:file(^[\\w-][\\w.-]*$)', async ({ params }, reply) =>
      reply.sendFile(`/assets/${params.file}`),
    );
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
