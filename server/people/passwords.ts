import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with OWASP's minimum cost. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The hash to verify against if there is no account. */
let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(secretOf(password), COST);
}

/** Does the same work with or without a hash, so that its duration does not tell who has an account. */
export async function passwordFits(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hash('', COST);
  const fits = await verify(kept ?? (await decoy), secretOf(password));
  return kept !== null && fits;
}

/** Two keyboards may encode the same characters differently. */
function secretOf(password: string): string {
  return password.normalize('NFKC');
}
