import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 60 * 60 * 1000;

/** Runs the clean-up now, and once an hour for as long as the server runs. */
export async function keepSwept(
  app: Pick<FastifyInstance, 'addHook'>,
  sweep: () => Promise<void>,
  trouble: (error: unknown) => void,
): Promise<void> {
  await sweep();
  const sweeping = setInterval(() => void sweep().catch(trouble), SWEEP_MS);
  sweeping.unref();
  app.addHook('preClose', async () => clearInterval(sweeping));
}
