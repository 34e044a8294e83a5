export interface SavedFile {
  readonly name: string;
  readonly text: string;
  /** Default: JSON. */
  readonly type?: string;
}

/** Downloads a text as a file. */
export function saveFile({ name, text, type = 'application/json' }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has begun by the time this runs.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
