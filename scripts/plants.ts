import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

/**
 * What the linter reports for each of these files with the project's configuration, by path; clean files are absent.
 */
export function lint(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'plants-'));
  try {
    // Type-aware rules need a project, and there is none here.
    write(
      folder,
      'oxlint.config.ts',
      `import config from ${JSON.stringify(pathToFileURL(join(root, 'oxlint.config.ts')).href)};
       export default { ...config, options: { typeAware: false } };`,
    );
    for (const [file, source] of Object.entries(files)) write(folder, file, source);
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
    const said = new Map<string, string>();
    for (const { filename, message, help = '' } of diagnostics) {
      said.set(filename, `${said.get(filename) ?? ''}${message} ${help}\n`);
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${source}\n`);
}
