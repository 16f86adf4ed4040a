import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository-files.ts';

const PARTS = /^# (?:Alarms|Problems without an alarm)$/m;
const REHEARSAL = /\n\n(?:`((?:test|packages)\/\S+\.test\.ts)`|(Not rehearsed\.))\s*$/;

const [, ...parts] = readText('docs/runbook.md').split(PARTS);
const entries = parts
  .flatMap((part) => part.split(/^## /m).slice(1))
  .map((text) => ({ title: text.split('\n', 1)[0] ?? '', rehearsal: REHEARSAL.exec(text) }));

test('every entry of the runbook ends with the test that rehearses it, or says that none does', () => {
  expect(entries.length).toBeGreaterThan(35);
  expect(entries.filter(({ rehearsal }) => rehearsal === null).map(({ title }) => title)).toEqual([]);
});

test('every test that the runbook names exists', () => {
  const files = new Set(repositoryFiles().map(({ path }) => path));
  const named = entries.flatMap(({ rehearsal }) => rehearsal?.[1] ?? []);

  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !files.has(path))).toEqual([]);
});

test('only what SES and CloudWatch alone can show is not rehearsed', () => {
  const left = entries.filter(({ rehearsal }) => rehearsal?.[2] !== undefined).map(({ title }) => title);

  expect(left).toEqual([
    'SES cannot hand over mail',
    'SES dropped mail',
    'The account check does not run',
    'Code emails bounce',
    'Complaints about code emails',
  ]);
});
