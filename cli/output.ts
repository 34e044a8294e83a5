import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

const NARROWEST = 40;
const WIDEST = 100;

/** Standard output as the commands use it: whole lines, colour only where a terminal shows it. */
export class Output {
  readonly stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.stream = stream;
  }

  /** Columns for running text. */
  get width(): number {
    return Math.min(WIDEST, Math.max(NARROWEST, this.stream.isTTY ? this.stream.columns : WIDEST));
  }

  /** Columns for lists; a pipe has as many as running text. */
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

  /** NO_COLOR and pipes are respected. */
  styled(style: Style, text: string): string {
    return styleText(style, text, { stream: this.stream });
  }
}
