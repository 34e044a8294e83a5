import type { FastifyInstance, InjectOptions } from 'fastify';
import { GAMES } from '@sanguine/registry';
import { type AppOptions, buildApp } from '../index.ts';
import { type Kind, leave, newNode, newPlace, type Node } from './house.ts';

type Settings = Partial<Omit<AppOptions, 'database'>>;

/** A server that does not listen, on an empty database. */
export interface Site {
  readonly app: FastifyInstance;
  readonly node: Node;
  readonly page: (headers?: Record<string, string>) => Page;
}

/** Runs a scene at a server, cleans up, and fails if the server reported errors no test expected. */
export async function atSite(
  kind: Kind,
  settings: Settings,
  scene: (site: Site) => Promise<void>,
): Promise<void> {
  const place = await newPlace(kind);
  try {
    const node = await newNode(place.url);
    try {
      const { database, now, trouble } = node;
      const app = await buildApp({ database, games: GAMES, now, trouble, ...settings });
      try {
        await scene({ app, node, page: (headers) => new Page(app, headers) });
      } finally {
        await app.close();
      }
    } finally {
      await leave(node);
    }
  } finally {
    await place.remove();
  }
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The whole `set-cookie` header. */
  readonly cookie: string | undefined;
}

/** A browser: it keeps its cookie and sends its origin. */
export class Page {
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;
  #cookie = '';

  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = { host: 'table.example', origin: 'http://table.example', ...headers };
  }

  get cookie(): string {
    return this.#cookie;
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    more: InjectOptions = {},
  ): Promise<Answered> {
    const cookie = this.#cookie === '' ? {} : { cookie: this.#cookie };
    const answer = await this.#app.inject({
      method,
      url,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...more,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.#headers,
        ...cookie,
        ...more.headers,
      },
    });
    const set = answer.headers['set-cookie'];
    const told = typeof set === 'string' ? set : undefined;
    if (told !== undefined) this.#cookie = told.split(';', 1)[0] ?? '';
    const json = answer.headers['content-type']?.toString().startsWith('application/json') === true;
    const read: unknown = json ? JSON.parse(answer.body) : answer.body;
    return { status: answer.statusCode, body: read, headers: answer.headers, cookie: told };
  }

  post(url: string, body?: unknown, more?: InjectOptions): Promise<Answered> {
    return this.ask('POST', url, body, more);
  }

  async me(): Promise<unknown> {
    return (await this.ask('GET', '/api/me')).body;
  }
}
