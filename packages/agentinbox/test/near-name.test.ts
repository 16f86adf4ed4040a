import { expect, test } from 'vitest';
import { nameHint } from '../src/near-name.ts';

const COMMANDS = [
  'send',
  'inboxes',
  'messages',
  'listen',
  'wait',
  'verify',
  'deploy',
  'search',
  'release',
  'usage',
];
const VERBS = ['list', 'get', 'create', 'delete', 'restore', 'recover'];
const OPTIONS = ['--unread', '--no-require-dmarc', '--display-name', '--since', '--profile'];

test.each([
  ['inbox', COMMANDS, 'inboxes'],
  ['mesages', COMMANDS, 'messages'],
  ['wiat', COMMANDS, 'wait'],
  ['listenn', COMMANDS, 'listen'],
  ['lst', VERBS, 'list'],
  ['remove', VERBS, 'delete'],
  ['show', VERBS, 'get'],
  ['--unraed', OPTIONS, '--unread'],
  ['--name', OPTIONS, '--display-name'],
  ['--after', OPTIONS, '--since'],
])('%s is close to one of %j', (typed, known, meant) => {
  expect(nameHint(typed, known)).toBe(`Did you mean ${meant}?`);
});

test.each([
  ['read', COMMANDS],
  ['mail', COMMANDS],
  ['delete', COMMANDS],
  ['status', COMMANDS],
  ['re', VERBS],
  ['constructor', VERBS],
  ['--require-dmarc', OPTIONS],
  ['', OPTIONS],
])('%j is close to none of %j, although some are similar', (typed, known) => {
  expect(nameHint(typed, known)).toBeUndefined();
});

test.each([
  ['version', COMMANDS, 'Use --version.'],
  ['reply', COMMANDS, expect.stringMatching(/^The service receives email and sends none/)],
  ['send', VERBS, expect.stringMatching(/^The service receives email and sends none/)],
  ['--read', OPTIONS, 'Use --unread off for read messages.'],
])('%s says what to use instead', (typed, known, hint) => {
  expect(nameHint(typed, known)).toEqual(hint);
});
