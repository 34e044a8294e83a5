import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with what OWASP asks for at least. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What is checked where there is nobody to check. */
let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(secretOf(password), COST);
}

/** The same work whether there is a hash or not: how long it takes does not tell who has an account. */
export async function passwordFits(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hash('', COST);
  const fits = await verify(kept ?? (await decoy), secretOf(password));
  return kept !== null && fits;
}

/** Two keyboards may write the same letters in different ways. */
function secretOf(password: string): string {
  return password.normalize('NFKC');
}
