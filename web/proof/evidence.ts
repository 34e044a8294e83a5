import type { GameRecord } from '@sanguine/kernel';
import type { Proof } from '@sanguine/protocol';
import { ask } from '../api/client.ts';
import { findTable } from '../api/tables.ts';
import { exportLocal, fileName, readLocal } from '../store/games.ts';
import { recordedNames } from '../store/names.ts';
import type { SavedFile } from '../table/save-file.ts';

/** One player's salt. */
interface Part {
  readonly seat: number;
  readonly salt: string;
  readonly name: string;
  readonly from: 'given' | 'house' | 'local';
}

/** Everything needed to check a game's dice. */
export interface Evidence {
  readonly where: 'local' | 'online';
  readonly name: string;
  readonly home: string;
  readonly path: string;
  readonly record: GameRecord;
  readonly parts: readonly Part[];
  /** Null if the game no longer exists. */
  save(): Promise<SavedFile | null>;
}

export type FoundEvidence = Evidence | 'running' | 'missing';

/** Takes a path under `/proof`: `local/<id>` or a table's id. */
export function evidenceOf(path: string): Promise<FoundEvidence> {
  const [first = '', second] = path.split('/');
  return first === 'local' ? localEvidence(second ?? '') : onlineEvidence(first);
}

async function localEvidence(id: string): Promise<FoundEvidence> {
  const found = await readLocal(id);
  if (found === null) return 'missing';
  const { game, record } = found;
  const names = recordedNames(game);
  const salts = record.dice.generator === 'fair' ? record.dice.salts : [];
  const parts = salts.map((salt, seat) => ({ seat, salt, name: names[seat] ?? '', from: 'local' }) as const);
  const result = game.outcome === null ? {} : { result: game.outcome };
  return {
    where: 'local',
    name: game.name,
    home: `/local/${id}`,
    path: `local/${id}`,
    record: { ...record, ...result },
    parts,
    save: () => exportLocal(id),
  };
}

async function onlineEvidence(id: string): Promise<FoundEvidence> {
  const address = `/tables/${encodeURIComponent(id)}`;
  const table = await findTable(id);
  if (!table.ok) return 'missing';
  if (table.value.state !== 'finished') return 'running';
  const [record, proof] = await Promise.all([
    ask<GameRecord>('GET', `${address}/record`),
    ask<Proof>('GET', `${address}/proof`),
  ]);
  if (!record.ok) return record.problem === 'running' ? 'running' : 'missing';
  const parts = !proof.ok
    ? []
    : proof.value.salts.map(
        ({ seat, salt, given, name }) =>
          ({
            seat,
            salt,
            name: name ?? record.value.players?.[seat] ?? '',
            from: given ? 'given' : 'house',
          }) as const,
      );
  return {
    where: 'online',
    name: table.value.name,
    home: `/table/${id}`,
    path: id,
    record: record.value,
    parts,
    save: () => Promise.resolve({ name: fileName(table.value.name), text: JSON.stringify(record.value) }),
  };
}
