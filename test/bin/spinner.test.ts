import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spinning } from '../../bin/client-commands/spinner.ts';
import { StatusLine } from '../../bin/output/output.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function terminalOf(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) > 0 };
}

test('what takes long is shown on a terminal, and wiped away in the end', async () => {
  const terminal = terminalOf(true);
  const done = spinning(
    'Waiting',
    new Promise((resolve) => setTimeout(resolve, 2_000, 'done')),
    new StatusLine(terminal),
  );
  await vi.advanceTimersByTimeAsync(2_000);

  expect(await done).toBe('done');
  expect(terminal.written[0]).toContain('Waiting');
  expect(terminal.written.at(-1)).toBe('\r\u001b[K');
});

test('what is quick, and what no terminal sees, is not shown', async () => {
  const [quick, piped] = [terminalOf(true), terminalOf(false)];
  const work = () => new Promise((resolve) => setTimeout(resolve, 500));
  const both = Promise.all([
    spinning('a', work(), new StatusLine(quick)),
    spinning('b', work(), new StatusLine(piped)),
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  await both;

  expect([quick.written, piped.written]).toEqual([[], []]);
});
