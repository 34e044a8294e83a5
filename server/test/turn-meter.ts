// Preloaded into a server: measures how long its main thread works without a pause, and reports it when asked, as a
// multiple of a piece of work done at that moment. On a busy machine everything takes longer, CPU time too.

/** Milliseconds. */
const LOOK_EVERY = 1;
/** How often the reference work is done to know what it costs. */
const TIMES = 25;
/** A turn shorter than so much of the quickest reference work so far is short whatever the machine does now. */
const SHORT = 10;

const message = JSON.stringify(
  Array.from({ length: 4000 }, (_, at) => ({ do: 'step', from: at, tiles: ['swords', 'leader'] })),
);

let longest = 0;
let quickest = Infinity;
let before = process.threadCpuUsage();

/** CPU milliseconds of this thread since the last look. */
function sinceLastLook(): number {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * What it takes now to read and write a long message, on average: some kernels count CPU time in ticks of four
 * milliseconds, which is longer than one takes.
 */
function reference(): number {
  sinceLastLook();
  for (let time = 0; time < TIMES; time++) JSON.stringify(JSON.parse(message));
  return sinceLastLook() / TIMES;
}

setInterval(() => {
  longest = Math.max(longest, sinceLastLook());
}, LOOK_EVERY).unref();

/** The longest turn as a multiple of the reference work, which is done anew only if that may say something else. */
function measured(): number {
  const atMost = longest / quickest;
  if (quickest < Infinity && atMost < SHORT) return atMost;
  const now = reference();
  quickest = Math.min(quickest, now);
  return longest / now;
}

process.on('message', () => {
  longest = Math.max(longest, sinceLastLook());
  process.send?.(measured());
  longest = 0;
});
process.channel?.unref();
