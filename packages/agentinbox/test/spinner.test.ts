import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spinning } from '../src/client-commands/spinner.ts';
import { StatusLine } from '../src/output/output.ts';

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

test('a spinner appears on a terminal for long work, and is removed at the end', async () => {
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

test('a spinner does not appear for quick work, nor where there is no terminal', async () => {
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
