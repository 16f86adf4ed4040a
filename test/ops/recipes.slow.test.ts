import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, readText } from './repository-files.ts';

type Edit = (text: string) => string;

/** @throws Error when the file has no such text any more: then this test needs another place for its edit. */
const before =
  (anchor: string, added: string): Edit =>
  (text) => {
    if (!text.includes(anchor)) throw new Error(`No text ${anchor}`);
    return text.replace(anchor, `${added}${anchor}`);
  };

const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((edited, edit) => edit(edited), text);

/** Made-up changes by the headings of CONTRIBUTING.md: what each does to the files of its steps. A new file has an empty text. */
const RECIPES: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  'A field on Message': {
    'lambdas/message/message-fields.ts': before(
      '  created_at: field(',
      "  importance: nullable(text, { about: 'As its header says', untrusted: true, cutInRow: clipUnlessNull, example: null }),\n",
    ),
    'lambdas/receive/compose.ts': before('    size: parsed.size,', '    importance: parsed.importance,\n'),
    'packages/mail-reader/src/compose-parsed.ts': before(
      '    /** The size is the number of raw bytes. */',
      "    importance: fields.first('importance') ?? null,\n",
    ),
  },
  'An endpoint': {
    'lambdas/operations/inboxes/count.ts': () => `import * as z from 'zod';
import { defineOperation } from '../define.ts';

export const countInboxesOperation = defineOperation({
  name: 'inboxes.count',
  summary: 'Count the inboxes',
  method: 'GET',
  path: '/inbox-count',
  input: z.object({}),
  output: z.object({ inboxes: z.int() }),
  errors: [],
  access: { permission: 'inbox_read', scope: 'organization' },
  example: { input: {}, output: { inboxes: 3 } },
  run: async () => ({ inboxes: 3 }),
});
`,
    'lambdas/operations/registry.ts': all(
      before(
        'import { createInboxOperation }',
        "import { countInboxesOperation } from './inboxes/count.ts';\n",
      ),
      before('  createInboxOperation,\n', '  countInboxesOperation,\n'),
    ),
  },
  'An event type': {
    'lambdas/events/events.ts': before(
      "  declareEvent({\n    ...MESSAGE,\n    type: 'message.deleted'",
      "  declareEvent({ ...MESSAGE, type: 'message.received.large', description: 'Large mail arrived' }),\n",
    ),
    'lambdas/receive/receive-mail.ts': before(
      '  for (const tenantId of new Set(',
      "  const large = taken.map((each) => ({ ...each, event: { ...each.event, event_type: 'message.received.large' as const } }));\n  await events.publish(large);\n",
    ),
    'console/src/session/event-types.ts': before(
      "  { type: 'message.held'",
      "  { type: 'message.received.large', label: 'Large mail' },\n",
    ),
  },
  'A setting': {
    'lambdas/settings/policy.ts': before(
      '  unknownNamesPerHour:',
      '  recipientsPerMail: wholeNumber(1, 100),\n',
    ),
    'lambdas/receive/destinations.ts': before(
      '    .filter(({ domains }) => domains[0] !== first)',
      '    .slice(0, services.policy.recipientsPerMail)\n',
    ),
    'docs/deploy.md': before(
      '- `unknownNamesPerHour`',
      '- `recipientsPerMail` (`100`): Recipients of one email in further domains\n',
    ),
  },
  'A plan limit': {
    'lambdas/settings/plan-settings.ts': all(
      before('  exportsPerDay: {', '  labels: { least: 0, unverified: 5, verified: 50 },\n'),
      before('  exportsPerDay: limit(', "  labels: limit('labels').optional(),\n"),
      before('} as const satisfies', "  labels: 'labels',\n"),
    ),
    'lambdas/operations/exports/create.ts': before(
      '  const { exportsPerDay } =',
      '  if (planOf(policy, account).labels === 0) throw unauthenticated();\n',
    ),
    'docs/deploy.md': before('`exportsPerDay` (2 and 24)', '`labels` (5 and 50), '),
  },
};

/** Files and folders that the numbered steps below a heading of CONTRIBUTING.md name. */
function namedIn(heading: string): string[] {
  const [, section = ''] = readText('CONTRIBUTING.md').split(`\n### ${heading}\n`);
  const steps = section.split(/\n##/)[0]?.match(/^\d\. .*(?:\n {3}.*)*/gm) ?? [];
  return steps.flatMap((step) =>
    [...step.matchAll(/`([\w.<>/-]+\/[\w.<>-]*)`/g)].map(([, path = '']) => path),
  );
}

let tree = '';
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'recipes-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  // Files that are deleted here are listed as well.
  for (const file of listed
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(tree, file));
  linkPackages(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Packages of the workspace are those of the copy, as their links are relative. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (name.startsWith('@')) linkPackages(path, join(to, name));
    else {
      const target = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path;
      symlinkSync(isAbsolute(target) ? path : target, join(to, name));
    }
  }
}

test.each(
  Object.entries(RECIPES),
)('the steps of "%s" name each file of the change but the code that acts on it', (heading, edits) => {
  const named = namedIn(heading).map((path) => path.replace('<resource>/', 'inboxes/'));
  const files = Object.keys(edits);

  expect(
    files.filter((file) => !named.includes(file) && !named.includes(`${dirname(file)}/`)).length,
  ).toBeLessThanOrEqual(heading === 'A field on Message' || heading === 'An endpoint' ? 0 : 1);
  expect(files.length).toBeLessThanOrEqual(3);
});

test('a field, an endpoint, an event type, a setting and a limit that are added by the recipes have types and reach what is generated', () => {
  for (const edits of Object.values(RECIPES)) {
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(tree, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edit(existsSync(path) ? readFileSync(path, 'utf8') : ''));
    }
  }
  const run = (...command: readonly string[]) =>
    execFileSync('npx', command, { cwd: tree, encoding: 'utf8', stdio: 'pipe' });

  run('node', 'scripts/generate.ts');
  expect(run('tsc', '--noEmit')).toBe('');
  const generated = (file: string) => readFileSync(join(tree, file), 'utf8');
  const types = generated('packages/client/src/generated/types.ts');
  for (const name of ['importance: string | null;', "'message.received.large'", 'InboxesCountOutput'])
    expect(types).toContain(name);
  expect(generated('packages/client/src/generated/routes.ts')).toContain('/inbox-count');
  const props = generated('lib/generated/agent-inbox-props.ts');
  for (const name of ['recipientsPerMail?: number', 'labels?: number']) expect(props).toContain(name);
  expect(generated('packages/agentinbox/src/generated/operator-commands.ts')).toContain('sockets, labels');
});
