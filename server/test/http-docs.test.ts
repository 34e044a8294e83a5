import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { atSite } from './http-site.ts';

const schema = v.looseObject({ description: v.optional(v.string()) });
const content = v.record(v.string(), v.looseObject({ schema }));
const answer = v.looseObject({
  description: v.pipe(v.string(), v.minLength(1)),
  content: v.optional(content),
});
/** What OpenAPI 3.1 requires of an operation, and what we require: a summary, a tag, every answer. */
const operation = v.looseObject({
  summary: v.pipe(v.string(), v.minLength(5)),
  tags: v.pipe(v.array(v.string()), v.minLength(1)),
  parameters: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        in: v.picklist(['path', 'query']),
        required: v.optional(v.boolean()),
        schema,
      }),
    ),
  ),
  requestBody: v.optional(v.looseObject({ content })),
  responses: v.record(v.pipe(v.string(), v.regex(/^[1-5]\d\d$/)), answer),
});
const document = v.looseObject({
  openapi: v.literal('3.1.0'),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  paths: v.record(v.pipe(v.string(), v.startsWith('/')), v.record(v.string(), operation)),
  tags: v.array(v.looseObject({ name: v.string() })),
});

/** The routes the server has, as `METHOD /path`. */
function routesOf(app: FastifyInstance): string[] {
  const lines = app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
  const found: string[] = [];
  const path: string[] = [];
  for (const line of lines) {
    const match = /^(?<indent>[│ ]*)[├└]── (?<part>\S*) \((?<methods>[A-Z, ]+)\)/u.exec(line);
    if (match?.groups === undefined) continue;
    const { indent = '', part = '', methods = '' } = match.groups;
    path.length = indent.length / 4;
    path.push(part);
    for (const method of methods.split(', ')) found.push(`${method} ${path.join('')}`);
  }
  return found;
}

test('every route under /api is in the document, with every answer it may give', () =>
  atSite('sqlite', {}, async ({ app, page }) => {
    const { status, body } = await page().ask('GET', '/docs/json');
    expect(status).toBe(200);
    const { paths, tags } = v.parse(document, body);
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const served = routesOf(app).filter(
      (route) => / \/(?:api|health)/.test(route) && !route.startsWith('HEAD'),
    );
    expect(served.length).toBeGreaterThan(9);
    expect(described.toSorted()).toEqual(served.toSorted());
    const known = new Set(tags.map(({ name }) => name));
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { tags: used, responses, parameters = [] }] of Object.entries(operations)) {
        expect([path, used.filter((tag) => !known.has(tag))]).toEqual([path, []]);
        const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect([method, path, named]).toEqual([method, path, wanted]);
        if (!path.startsWith('/api')) continue;
        for (const always of ['400', '429', '500'])
          expect([path, Object.keys(responses)]).toEqual([path, expect.arrayContaining([always])]);
      }
    }
  }));

test('the document can be read in a browser, from files of our own', () =>
  atSite('sqlite', {}, async ({ page }) => {
    const { status, body } = await page({ accept: 'text/html' }).ask('GET', '/docs/');
    expect(status).toBe(200);
    const html = String(body);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    const files = [...html.matchAll(/(?:src|href)="\.?\/?([^"#]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const url = file.startsWith('docs') ? `/${file}` : `/docs/${file}`;
      expect([url, (await page().ask('GET', url)).status]).toEqual([url, 200]);
    }
  }));
