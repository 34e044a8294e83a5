import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const NARROWEST = 40;
const WIDEST = 100;

/** An output stream of whole lines, coloured only on a terminal. */
export class Output {
  readonly stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.stream = stream;
  }

  /** The width for running text. */
  get width(): number {
    return Math.min(WIDEST, Math.max(NARROWEST, this.stream.isTTY ? this.stream.columns : WIDEST));
  }

  /** The width for lists; the same as for running text when piped. */
  get columns(): number {
    return this.stream.isTTY ? Math.max(NARROWEST, this.stream.columns) : WIDEST;
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
