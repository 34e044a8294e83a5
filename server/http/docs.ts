import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as v from 'valibot';
import { nothing } from './answers.ts';

const DIALECT = 'draft-2020-12';

/** In the order they are shown. */
const TAGS = [
  { name: 'people', description: 'Coming in, being known again, going' },
  { name: 'tables', description: 'Laying a table, sitting down, records' },
  { name: 'notifications', description: 'Being told that it is your turn' },
  { name: 'house', description: 'For whoever looks after the server' },
];

/** Serves `/docs`, generated from the schemas that check each route. Call before the first route is declared. */
export async function useDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sanguine',
        version: '1',
        description:
          'A table for war games. Pages are known by a cookie, programs by a bearer token. Play itself goes over the WebSocket at `/live`; see docs/protocol.md.',
      },
      tags: TAGS,
      components: {
        securitySchemes: {
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'sanguine',
            description: 'By https `__Host-sanguine`.',
          },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{}, { cookie: [] }, { bearer: [] }],
    },
    transform: ({ schema, url }) => ({ schema: described(schema), url }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Sanguine' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: -1 },
    // Swagger UI uses inline styles; no data of ours is shown there.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}

function described(schema: FastifySchema | undefined): FastifySchema {
  // A route without a schema is a page or a file.
  if (schema === undefined || schema.hide === true) return { hide: true };
  const { body, params, querystring, response } = schema;
  return {
    ...schema,
    ...(isSchema(body) && { body: written(body, 'input') }),
    ...(isSchema(params) && { params: written(params, 'input') }),
    ...(isSchema(querystring) && { querystring: written(querystring, 'input') }),
    ...(response !== undefined && response !== null && { response: answersOf(response) }),
  };
}

function answersOf(response: object): Record<string, unknown> {
  const answered = Object.entries(response).map(([status, schema]: [string, unknown]) => [
    status,
    { description: STATUS_CODES[status] ?? '', ...(isSchema(schema) && written(schema, 'output')) },
  ]);
  return Object.fromEntries(answered);
}

function written(schema: v.GenericSchema, typeMode: 'input' | 'output'): object {
  if (schema === nothing) return { type: 'null' };
  // What JSON Schema cannot express, such as trimming, is left out: it refuses nothing.
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: DIALECT,
    typeMode,
    errorMode: 'ignore',
  });
  return json;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
