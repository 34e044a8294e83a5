import * as v from 'valibot';
import { notebookAnswer, notebookBody, notebookWritten, word } from '@sanguine/protocol';
import { answers, refuse } from '../http/answers.ts';
import { type AppLimits, atMost } from '../http/limits.ts';
import type { Routes } from '../http/schemas.ts';
import type { TableGame } from '../tables/game.ts';
import type { Notebooks } from './notebooks.ts';

interface NotebookRoutesOptions {
  readonly people: Notebooks;
  readonly games: readonly TableGame[];
  readonly limits: Pick<AppLimits, 'notebooks'>;
}

const tags = ['people'];
const params = v.strictObject({ game: word });

/** What a person has written down about a game: their own pages read and write it, and nobody else can. */
export function notebookRoutes(app: Routes, { people, games, limits }: NotebookRoutesOptions): void {
  const isKnown = (game: string): boolean => games.some(({ engine }) => engine.id === game);

  app.get(
    '/api/notebooks/:game',
    {
      schema: {
        tags,
        summary: 'Read my notebook of a game',
        description: 'Saved rosters and the like. Version 0 and null if nothing was written yet.',
        params,
        response: answers({ 200: notebookAnswer }, 'person', 'missing'),
      },
    },
    async ({ person, params: { game } }, reply) => {
      if (person === null) return refuse(reply, 'person');
      return isKnown(game) ? people.notebook(person, game) : refuse(reply, 'missing');
    },
  );

  app.put(
    '/api/notebooks/:game',
    {
      config: { rateLimit: atMost(limits.notebooks, 'notebooks') },
      schema: {
        tags,
        summary: 'Replace my notebook of a game',
        description:
          'Names the version that was read: if it was written since, nothing changes. At most 64 kB of JSON.',
        params,
        body: notebookBody,
        response: answers({ 200: notebookWritten }, 'person', 'missing', 'notebook.size', 'notebook.stale'),
      },
    },
    async ({ person, params: { game }, body }, reply) => {
      if (person === null) return refuse(reply, 'person');
      if (!isKnown(game)) return refuse(reply, 'missing');
      const { version, value } = body;
      const written = await people.writeNotebook(person, game, { version, value });
      return 'problem' in written ? refuse(reply, written.problem) : written;
    },
  );
}
