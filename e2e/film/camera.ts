import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

interface Frame {
  readonly picture: Buffer;
  /** In seconds. */
  readonly at: number;
}

export interface Film {
  readonly bytes: Buffer;
  readonly frames: number;
  readonly seconds: number;
}

/** More frames a second than this cannot be seen, but take space. */
const SHORTEST = 0.09;
/** How long the last picture stays before the film starts again. */
const LAST = 2.5;

/** Takes pictures of the browser whenever it changes, with their times. */
export class Camera {
  readonly #session: CDPSession;
  readonly #frames: Frame[] = [];

  constructor(session: CDPSession) {
    this.#session = session;
  }

  async start(): Promise<void> {
    this.#session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const at = metadata.timestamp ?? 0;
      const last = this.#frames.at(-1);
      if (last === undefined || at - last.at >= SHORTEST)
        this.#frames.push({ picture: Buffer.from(data, 'base64'), at });
      void this.#session.send('Page.screencastFrameAck', { sessionId });
    });
    await this.#session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  }

  /** The pictures as an animated WebP, `width` pixels wide. */
  async develop(width: number, quality: number): Promise<Film> {
    await this.#session.send('Page.stopScreencast');
    const frames = this.#frames;
    const pictures = await Promise.all(
      frames.map(({ picture }) => sharp(picture).resize({ width }).png().toBuffer()),
    );
    const delay = frames.map(({ at }, nth) => ((frames[nth + 1]?.at ?? at + LAST) - at) * 1000);
    const bytes = await sharp(pictures, { join: { animated: true } })
      .webp({ quality, effort: 4, minSize: true, loop: 0, delay: delay.map(Math.round) })
      .toBuffer();
    return { bytes, frames: frames.length, seconds: delay.reduce((sum, one) => sum + one, 0) / 1000 };
  }
}
