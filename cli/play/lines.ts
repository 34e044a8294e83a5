import { createInterface, type Interface } from 'node:readline';
import type { Output } from '../output.ts';

/** What the person types, line by line. On a terminal with history and completion; from a pipe just the lines. */
export class Lines {
  readonly #reader: Interface;
  readonly #out: Output;
  readonly #terminal: boolean;
  readonly #waiting: string[] = [];
  #resolve: ((line: string | null) => void) | null = null;
  #closed = false;
  /** What Tab may complete to. */
  suggestions: readonly string[] = [];

  constructor(input: NodeJS.ReadStream, out: Output) {
    this.#out = out;
    this.#terminal = input.isTTY && out.stream.isTTY;
    this.#reader = createInterface({
      input,
      terminal: this.#terminal,
      ...(this.#terminal ? { output: out.stream, completer: (line: string) => this.#complete(line) } : {}),
    });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('SIGINT', () => this.close());
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#resolve?.(null);
    });
  }

  #complete(line: string): [string[], string] {
    return [this.suggestions.filter((suggestion) => suggestion.startsWith(line)), line];
  }

  #take(line: string): void {
    if (this.#resolve === null) this.#waiting.push(line);
    else this.#resolve(line);
  }

  /** The next line; null at the end of the input. */
  async next(): Promise<string | null> {
    const line = this.#waiting.shift() ?? (this.#closed ? null : await this.#read());
    // From a pipe nothing is echoed: shown all the same, the output reads like a conversation.
    if (line !== null && !this.#terminal) this.#out.line(`> ${line}`);
    return line?.trim() ?? null;
  }

  async #read(): Promise<string | null> {
    if (this.#terminal) this.#reader.prompt();
    const line = await new Promise<string | null>((resolve) => {
      this.#resolve = resolve;
    });
    this.#resolve = null;
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
