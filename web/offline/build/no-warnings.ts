import type { Logger, Plugin } from 'vite';

/** A build that warns fails: what nobody has to read is read by nobody. */
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
