import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const NARROWEST = 40;
const WIDEST = 100;

/** Where text goes: a terminal with its width, a pipe or a file. */
export interface TextStream extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** An output stream of whole lines, coloured only on a terminal. */
export class Output {
  readonly stream: TextStream;

  constructor(stream: TextStream) {
    this.stream = stream;
  }

  /** The width for running text. */
  get width(): number {
    return Math.min(WIDEST, this.columns);
  }

  /** The width for lists; the same as for running text when piped. */
  get columns(): number {
    const { isTTY = false, columns = WIDEST } = this.stream;
    return isTTY ? Math.max(NARROWEST, columns) : WIDEST;
  }

  line(text = ''): void {
    this.stream.write(`${text}\n`);
  }

  lines(texts: Iterable<string>): void {
    for (const text of texts) this.line(text);
  }

  json(value: unknown): void {
    this.line(JSON.stringify(value, null, 2));
  }

  /** Plain if NO_COLOR is set or the output is piped. */
  styled(style: Style, text: string): string {
    return styleText(style, text, { stream: this.stream });
  }
}
