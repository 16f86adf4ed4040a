import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersOf } from '../src/client-commands/header-lines.ts';
import { inputOf } from '../src/client-commands/operation-input.ts';
import { COMMANDS } from '../src/generated/commands.ts';

test('--header takes lines, removes a header whose value is empty, and reads lines from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  try {
    const file = join(folder, 'headers.txt');
    writeFileSync(file, 'Authorization: Bearer a:b\r\n\r\nX-Old:\n');
    expect(headersOf([`@${file}`, 'X-New:  value '])).toEqual({
      Authorization: 'Bearer a:b',
      'X-Old': null,
      'X-New': 'value',
    });
    expect(() => headersOf([`@${file}.missing`])).toThrow(/cannot read .*missing \(ENOENT\)/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a line without a colon or a name given twice is refused without its value', () => {
  expect(() => headersOf(['Bearer s3cret'])).toThrow("--header must be 'Name: value'");
  expect(() => headersOf(['Bearer s3cret'])).not.toThrow(/s3cret/);
  expect(() => headersOf(['A: s3cret', 'A: other'])).toThrow('--header names A twice');
});

test('webhooks update takes --header and --include, and null removes all headers', () => {
  const update = COMMANDS.find(({ name }) => name === 'webhooks.update');
  if (update === undefined) throw new Error('There is no webhooks.update');
  const input = (flags: object) => inputOf(update, ['webhook_id'], ['wh_1'], { ...flags });

  expect(input({ header: ['A: b'], include: ['message,text'] })).toEqual({
    webhook_id: 'wh_1',
    headers: { A: 'b' },
    include: ['message', 'text'],
  });
  expect(input({ header: ['null'] })).toEqual({ webhook_id: 'wh_1', headers: null });
});
