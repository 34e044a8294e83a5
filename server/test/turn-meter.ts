// Preloaded into a server: measures how long its main thread works without a pause, and reports it when asked.

/** Milliseconds. */
const LOOK_EVERY = 1;

let longest = 0;
let before = process.threadCpuUsage();

// CPU time, not wall-clock time: other load on the machine must not count.
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, (user + system) / 1000);
  before = process.threadCpuUsage();
}, LOOK_EVERY).unref();

process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});
process.channel?.unref();
