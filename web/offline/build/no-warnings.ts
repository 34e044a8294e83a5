import type { Logger, Plugin } from 'vite';

/** Fails a build that warns: nobody reads warnings that may be ignored. */
export function noWarnings(): Plugin {
  let logger: Pick<Logger, 'hasWarned'> = { hasWarned: false };
  return {
    name: 'no-warnings',
    apply: 'build',
    configResolved(config) {
      logger = config.logger;
    },
    closeBundle() {
      if (logger.hasWarned) this.error('the build warned of something: mend its cause');
    },
  };
}
