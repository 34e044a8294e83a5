import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AnyGame, type GameRecord, readRecord } from '@sanguine/kernel';
import { findGame } from '@sanguine/registry';
import { messageOf, CommandProblem } from './problem.ts';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandProblem('problem.read', { file, why: messageOf(error) });
  }
}

/** Writes to a temporary file and renames it, so that a crash never leaves half a file. */
export function writeText(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    throw new CommandProblem('problem.write', { file, why: messageOf(error) });
  }
}

export interface RecordFile {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

export function readRecordFile(file: string): RecordFile {
  const read = readRecord(readText(file));
  if (!read.ok) throw new CommandProblem('problem.record', { file, why: read.problem });
  const game = findGame(read.record.game);
  if (game === undefined) throw new CommandProblem('problem.recordGame', { file, game: read.record.game });
  return { game, record: read.record };
}
