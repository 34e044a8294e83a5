import { type CompanionRecord, packed } from './state/rows.ts';

/** Saves the record as a file. */
export function saveRecord(record: CompanionRecord): void {
  const text = JSON.stringify(packed(record), null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `bloodfields-${record.setup.names.join('-')}.json`.replaceAll(/[^\p{L}\p{N}.-]+/gu, '_');
  link.click();
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
