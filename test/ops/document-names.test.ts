import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { markdownFiles, ROOT, readText, repositoryFiles, withoutCode } from './repository-files.ts';
import { rowTypes } from './table-map.ts';

/** These name what was. */
const OF_THE_PAST = ['CHANGELOG.md'];

/** Names of AWS and of other programs that no source of ours has. */
const FOREIGN = new Set([
  'AccountSendingPaused',
  'CREATE_FAILED',
  'FailedEvents',
  'HTTPS_PROXY',
  'NumberOfMessagesPublished',
  'PostToConnection',
  'ROLLBACK_FAILED',
  'RecursiveInvocationsDropped',
  'RenewalSummary',
  'ScheduleKeyDeletion',
  'SystemErrors',
  'claude_desktop_config',
  // Clients of the Model Context Protocol.
  'env_http_headers',
  'hostedMcpTool',
  // Mailosaur, MailSlurp and Mailpit.
  'emailId',
  'getEmailCodes',
  'getEmailLinks',
  'getMessageSource',
  'getRawEmailContents',
  'receivedAfter',
  'waitForLatestEmail',
  'waitForMessage',
  // Playwright.
  'webServer',
]);

const files = repositoryFiles();
const documents = markdownFiles()
  .filter((path) => !OF_THE_PAST.includes(path))
  .map((path) => ({ path, text: readText(path) }));

/** What stands in backquotes of a document, outside of its blocks of code. */
function inBackquotes(text: string): string[] {
  return [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

function found(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** What is wrong in each document, as `page: what`. */
function wrongIn(wrong: (text: string) => readonly string[]): string[] {
  return documents.flatMap(({ path, text }) => wrong(text).map((what) => `${path}: ${what}`));
}

test('every source file that a document names without its folder exists', () => {
  const names = new Set(files.map(({ path }) => basename(path)));
  const named = /^[\w.-]+\.(?:ts|mjs|tsx)$/;

  expect(
    wrongIn((text) => inBackquotes(text).filter((code) => named.test(code) && !names.has(code))),
  ).toEqual([]);
});

test('every setting, field, metric, variable or function that a document names exists in the sources', () => {
  const sources = files.filter(({ path }) => !path.endsWith('.md') && !path.startsWith('test/ops/'));
  const words = new Set(sources.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  const compound = /[a-z][A-Z]|_/;
  const namesIn = (code: string) =>
    found(/(?<![\w/.#<-])([A-Za-z_$][\w$]*)(?![\w-])/g, code.replace(/<[^>]*>|"[^"]*"|https?:\S+/g, ''));

  expect(words.size).toBeGreaterThan(10_000);
  expect(
    wrongIn((text) =>
      inBackquotes(text)
        .flatMap(namesIn)
        .filter((name) => compound.test(name) && !words.has(name) && !FOREIGN.has(name)),
    ),
  ).toEqual([]);
});

test('every command of npm that a document names is a script', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const clientScripts = (
    JSON.parse(readText('packages/client/package.json')) as typeof Object & { scripts: object }
  ).scripts;
  const run = /\bnpm run ([\w:-]+)/g;

  expect(
    wrongIn((text) => found(run, text).filter((name) => !(name in scripts) && !(name in clientScripts))),
  ).toEqual([]);
});

test('every TypeScript program that a document names is run by the Node of node_modules, not by an older one of the machine', () => {
  const run = /(?<!npx )\bnode ([\w/.-]+\.ts)\b/g;

  expect(wrongIn((text) => found(run, text))).toEqual([]);
  expect(found(run, 'Run `node test/a.ts`, or `npx node test/b.ts`.')).toEqual(['test/a.ts']);
});

test('every command of agentinbox that a document names, and every flag that it gives, exists', () => {
  const script = execFileSync(process.execPath, [join(ROOT, 'bin/agent-inbox.mjs'), 'completion', 'bash'], {
    encoding: 'utf8',
  });
  const words = new Map(
    [...script.matchAll(/^ {4}'([^']*)'\) echo '([^']*)' ;;$/gm)].map(([, command = '', next = '']) => [
      command,
      next.split(' '),
    ]),
  );
  /** The first word that does not follow from those before it. */
  const firstWrong = (line: string): string | undefined => {
    let command = '';
    for (const word of line.trim().split(/\s+/)) {
      const next = words.get(command) ?? [];
      if (word.startsWith('--')) {
        if (!next.includes(word)) return `${command} ${word}`;
      } else if (words.has(`${command} ${word}`.trim())) command = `${command} ${word}`.trim();
      else if (command === '' && /^[a-z-]+$/.test(word)) return word;
    }
    return undefined;
  };
  const called = /(?:^|`|\$\()(?:node bin\/agent-inbox\.mjs|agentinbox) ([^`#|;&)\n]+)/gm;

  expect(words.size).toBeGreaterThan(40);
  expect(firstWrong('inboxes update a@b --no-such-flag')).toBe('inboxes update --no-such-flag');
  expect(
    wrongIn((text) => found(called, text.replaceAll('\\\n', ' ')).flatMap((line) => firstWrong(line) ?? [])),
  ).toEqual([]);
});

test('every row that a document or a comment names is in the table map', () => {
  const kinds = new Set(rowTypes.flatMap(({ name }) => name.split(' ')).map((key) => key.split('#')[0]));
  const row = /`([A-Z][A-Z-]+)#[^`]*`/g;
  const listings = ['MESSAGES', 'THREADS'];
  const texts = files.filter(({ path }) => !path.startsWith('test/'));

  expect(
    texts.flatMap(({ path, text }) =>
      found(row, text)
        .filter((kind) => !kinds.has(kind) && !listings.includes(kind))
        .map((kind) => `${path}: ${kind}`),
    ),
  ).toEqual([]);
});

test('no comment cites an id that this repository does not explain, such as (E2)', () => {
  const sources = files.filter(({ path }) => /\.m?[jt]sx?$/.test(path) && !path.startsWith('test/ops/'));

  expect(
    sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:^ *\*|\/\*\*|\/\/).*\(([A-Z]\d{1,2})\)/gm)].map(([, id]) => `${path}: (${id})`),
    ),
  ).toEqual([]);
});
