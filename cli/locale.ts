import { type Locale, LOCALES } from '@sanguine/kernel';
import { CommandProblem } from './problem.ts';

/**
 * From `--lang`, else from the environment. Called before the arguments are parsed, so that their problems are reported
 * in it.
 */
export function localeOf(args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): Locale {
  const wish = wishIn(args);
  if (wish === undefined) return localeOfEnvironment(env);
  const locale = LOCALES.find((known) => known === wish);
  if (locale === undefined)
    throw new CommandProblem('problem.lang', { lang: wish, known: LOCALES.join(', ') });
  return locale;
}

export function localeOfEnvironment(env: Readonly<NodeJS.ProcessEnv>): Locale {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  return set?.startsWith('ja') === true ? 'ja' : 'en';
}

function wishIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const found = args[at];
  return found === '--lang' ? args[at + 1] : found?.slice('--lang='.length);
}
