import { createInterface } from 'node:readline/promises';
import { displayable } from './displayable.ts';
import { rendered, type StyledText } from './styled-text.ts';

/**
 * Only this file of the command line writes to the standard streams (test/architecture.test.ts), because emails,
 * servers and DNS contain untrusted text and a terminal executes control characters.
 */

/** JSON of `jsonText` passes unchanged. */
export function print(text: string | StyledText): void {
  console.log(rendered(text, hasColors()));
}

export function printError(text: string): void {
  console.error(displayable(text));
}

export async function askUser(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(displayable(question));
  } finally {
    terminal.close();
  }
}

/** Ends the process on EPIPE, as with `| head -1`. */
export function endWithReader(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      printError(`agentinbox: The output cannot be written: ${error.message}`);
      process.exit(1);
    });
  }
}

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

export function isTerminal(output: Pick<Output, 'isTTY'> = process.stdout): boolean {
  return output.isTTY === true;
}

/** Undefined for a file or pipe, where lines have no limit. */
export function terminalWidth(): number | undefined {
  return isTerminal() ? process.stdout.columns : undefined;
}

/** Colors are used on capable terminals unless NO_COLOR is set (https://no-color.org). */
export function hasColors(
  output: Pick<Output, 'isTTY'> = process.stdout,
  { NO_COLOR, TERM }: NodeJS.ProcessEnv = process.env,
): boolean {
  return isTerminal(output) && (NO_COLOR ?? '') === '' && TERM !== 'dumb';
}

/** A file or pipe gets the bytes unchanged; a terminal gets displayable text. */
export function writeBytes(data: Buffer, output: Output = process.stdout): void {
  output.write(isTerminal(output) ? `${displayable(data.toString('utf8'))}\n` : data);
}

/** The line is erased at the end and only appears on terminals. */
export class StatusLine {
  readonly #output: Output;

  constructor(output: Output = process.stderr) {
    this.#output = output;
  }

  get isShown(): boolean {
    return isTerminal(this.#output);
  }

  show(text: string): void {
    this.#output.write(`\r${displayable(text)}`);
  }

  erase(): void {
    this.#output.write('\r\u001b[K');
  }
}
