import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerConsole } from '../../lambdas/console/answer-console.ts';
import { openConsoleFiles } from '../../lambdas/console/console-files.ts';
import { PROJECT_ROOT } from '../system/service.ts';

/** Of everything that the first view loads, compressed. */
const FIRST_VIEW_BYTES = 100_000;

describe('the build of the console', () => {
  let built: string;
  let names: readonly string[];
  beforeAll(() => {
    built = mkdtempSync(join(tmpdir(), 'console-build-'));
    execFileSync(process.execPath, [join(PROJECT_ROOT, 'console', 'build.ts'), built]);
    names = readdirSync(built);
  });
  afterAll(() => rmSync(built, { recursive: true }));

  test('has less than 100 KB to load for the first view', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, name = '']) => name);
    const bytes = files.map((name) => gzipSync(readFileSync(join(built, name))).length);

    expect(files.length).toBeGreaterThan(2);
    expect(bytes.reduce((sum, size) => sum + size, gzipSync(html).length)).toBeLessThan(FIRST_VIEW_BYTES);
  });

  test('names no other host in its pages, and has no script in them', () => {
    for (const name of ['index.html', 'frame.html']) {
      const html = readFileSync(join(built, name), 'utf8');

      expect(html).not.toMatch(/https?:\/\//);
      expect(html).not.toMatch(/<script[^>]*>[^<]|\son\w+=/);
    }
  });

  test('has files that the function serves, each also compressed', () => {
    const files = openConsoleFiles(built);
    const originals = names.filter((name) => !/\.(html|br|gz)$/.test(name));

    expect(originals.length).toBeGreaterThan(4);
    for (const file of originals) {
      const answer = answerConsole(files, 'wss://stream.example.com/v1', {
        headers: { 'accept-encoding': 'br' },
        pathParameters: { file },
      });
      expect({ file, status: answer.statusCode }).toEqual({ file, status: 200 });
      expect(answer.headers?.['content-encoding']).toBe('br');
      expect(names).toContain(`${file}.gz`);
    }
  });
});
