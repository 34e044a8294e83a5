import { createInterface, type Interface } from 'node:readline';
import type { Surroundings } from '../command.ts';
import type { Output } from '../output.ts';

/** Typed lines: with history and completion on a terminal, plain from a pipe. */
export class Lines {
  readonly #reader: Interface;
  readonly #out: Output;
  readonly #terminal: boolean;
  readonly #waiting: string[] = [];
  #resolve: ((line: string | null) => void) | null = null;
  #closed = false;
  /** Completions for Tab. */
  suggestions: readonly string[] = [];

  constructor(input: Surroundings['stdin'], out: Output) {
    this.#out = out;
    this.#terminal = input.isTTY === true && out.stream.isTTY === true;
    this.#reader = createInterface({
      input,
      terminal: this.#terminal,
      ...(this.#terminal ? { output: out.stream, completer: (line: string) => this.#complete(line) } : {}),
    });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('SIGINT', () => this.close());
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#answer(null);
    });
  }

  #complete(line: string): [string[], string] {
    return [this.suggestions.filter((suggestion) => suggestion.startsWith(line)), line];
  }

  #take(line: string): void {
    if (this.#resolve === null) this.#waiting.push(line);
    else this.#answer(line);
  }

  /** Resolves only once: several lines may arrive before the waiting code continues. */
  #answer(line: string | null): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(line);
  }

  /** The next line; null at the end of the input. */
  async next(): Promise<string | null> {
    const line = this.#waiting.shift() ?? (this.#closed ? null : await this.#read());
    // Echoes piped input, so that the output reads like a conversation.
    if (line !== null && !this.#terminal) this.#out.line(`> ${line}`);
    return line?.trim() ?? null;
  }

  #read(): Promise<string | null> {
    if (this.#terminal) this.#reader.prompt();
    return new Promise<string | null>((resolve) => {
      this.#resolve = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }
}
