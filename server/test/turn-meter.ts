// Loaded before a server: measures how long its main thread is at work without a pause, and says so when asked.

/** Milliseconds. */
const LOOK_EVERY = 1;

let longest = 0;
let before = process.threadCpuUsage();

// The thread's own time and not the wall clock's: what else this machine is doing must not count.
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
