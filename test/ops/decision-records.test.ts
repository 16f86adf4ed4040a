import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readText, repositoryFiles } from './repository-files.ts';

const FOLDER = 'docs/decisions';
const MAX_WORDS = 250;
const STATUS =
  /^Status: (accepted|proposed|superseded by \[record \d+\]\(\d{4}-[a-z0-9-]+\.md\)), \d{4}-\d{2}-\d{2}$/m;
const PARAGRAPHS = ['Context', 'Decision', 'Alternatives', 'Consequences'];

interface DecisionRecord {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

const files = readdirSync(join(ROOT, FOLDER)).sort();
const records: readonly DecisionRecord[] = files
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const text = readText(`${FOLDER}/${file}`);
    return { file, number: Number(file.slice(0, 4)), title: /^# (.+)$/m.exec(text)?.[1] ?? '', text };
  });

test('records are named NNNN-title.md, and no two have one number', () => {
  expect(records.filter(({ file }) => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(file))).toEqual([]);
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
});

test('each record has its number in the title, a status with a date, and the four paragraphs in order', () => {
  const wrong = records.filter(({ number, title, text }) => {
    const positions = PARAGRAPHS.map((name) => text.indexOf(`\n**${name}.** `));
    const inOrder = positions.every(
      (position, index) => position > (index === 0 ? 0 : (positions[index - 1] ?? 0)),
    );
    return !title.startsWith(`${number}. `) || !STATUS.test(text) || !inOrder;
  });

  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test(`no record has more than ${MAX_WORDS} words`, () => {
  const long = records.map(({ file, text }) => ({ file, words: text.trim().split(/\s+/).length }));

  expect(long.filter(({ words }) => words > MAX_WORDS)).toEqual([]);
});

test('every record that code, tests or documents cite by its number exists', () => {
  const numbers = new Set(records.map(({ number }) => number));
  const cited = repositoryFiles().flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:decision|(?:decision )?record)s? (\d+)\b/gi)].map(([, number]) => ({
      path,
      number: Number(number),
    })),
  );

  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test('the index links each record once, with the title of the record', () => {
  const listed = [...readText(`${FOLDER}/README.md`).matchAll(/^- \[(.+)\]\((.+\.md)\)$/gm)].map(
    ([, title = '', file = '']) => `${file}: ${title}`,
  );

  expect(listed.sort()).toEqual(records.map(({ file, title }) => `${file}: ${title}`));
});
