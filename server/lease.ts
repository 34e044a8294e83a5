import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** The right to be the only server on an SQLite file. */
export interface Lease {
  /** Stores this server's address, for the message of a later one that finds the lease taken. */
  tell(address: string): void;
  release(): void;
}

/**
 * Two servers on one file would lose no row, but players on one would not get updates of rows played on the other. So
 * the first holds a lock, which the operating system releases however the process ends. A later server gets the first
 * one's address, or null if it is not stored yet.
 */
export function leaseOf(
  path: string,
): { readonly ok: true; readonly lease: Lease } | { readonly ok: false; readonly address: string | null } {
  const sign = `${path}.address`;
  const lock = new Sqlite(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
    return { ok: false, address: readSign(sign) };
  }
  rmSync(sign, { force: true });
  return {
    ok: true,
    lease: {
      tell: (address) => writeFileSync(sign, address),
      release() {
        rmSync(sign, { force: true });
        lock.close();
      },
    },
  };
}

function readSign(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
