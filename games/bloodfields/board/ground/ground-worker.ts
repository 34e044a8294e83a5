import { bake, type BakeOrder } from './bake.ts';

/** Bakes what it is sent, one order after another. */
addEventListener('message', ({ data }: MessageEvent<BakeOrder>) => {
  const baked = bake(data);
  postMessage(baked, { transfer: [baked.data.buffer] });
});
