import type { ProblemWord } from '@sanguine/protocol';

/** A request's problem in one word; `problem.<word>` is its sentence. */
export type RequestProblem = ProblemWord | 'offline';
export type RequestAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: RequestProblem };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a request to the server. Problems are returned, never thrown. */
export async function ask<Value>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<RequestAnswer<Value>> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, problem: 'offline' };
  }
  return read(response);
}

async function read<Value>(response: Response): Promise<RequestAnswer<Value>> {
  const text = await response.text().catch(() => '');
  let value: unknown = null;
  try {
    value = text === '' ? null : JSON.parse(text);
  } catch {
    // Not JSON: something between the server and the client answered.
    return { ok: false, problem: 'offline' };
  }
  if (response.ok) return { ok: true, value: value as Value };
  return { ok: false, problem: problemOf(value, response.status) };
}

function problemOf(value: unknown, status: number): RequestProblem {
  if (typeof value === 'object' && value !== null && 'problem' in value && typeof value.problem === 'string')
    return value.problem as ProblemWord;
  if (status === 429) return 'rate';
  return status === 404 ? 'missing' : 'fault';
}
