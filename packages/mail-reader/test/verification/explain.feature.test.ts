import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CODE_EVIDENCE } from '../../src/verification/evidence.ts';

const PROGRAM = fileURLToPath(new URL('explain.ts', import.meta.url));

test('explain.ts prints which evidence gave a code of a mail its points', () => {
  const folder = mkdtempSync(join(tmpdir(), 'explain-'));
  const mail = join(folder, 'mail.eml');
  writeFileSync(mail, 'From: shop@shop.example\nSubject: Hello\n\nYour verification code is 482913.\n');
  const [first = '', last = ''] = execFileSync(process.execPath, [PROGRAM, mail], { encoding: 'utf8' }).split(
    '\n',
  );
  rmSync(folder, { recursive: true });

  const [, points, evidence = ''] = /^code 482913 \(text\): (-?\d+) = (.+)$/.exec(first) ?? [];
  const weights = evidence.split(', ').map((one) => one.split(' '));
  expect(weights.map(([name = '', weight]) => [name, Number(weight)])).toEqual(
    weights.map(([name = '']) => [name, CODE_EVIDENCE[name as keyof typeof CODE_EVIDENCE]]),
  );
  expect(weights.reduce((sum, [, weight]) => sum + Number(weight), 0)).toBe(Number(points));
  expect(JSON.parse(last)).toMatchObject({ codes: [{ value: '482913' }] });
});
