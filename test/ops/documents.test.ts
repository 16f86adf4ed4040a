import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../lib/settings.ts';
import { synthesized } from '../stack/synthesized.ts';

function page(name: string): string {
  return readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
}

test('the page about deploying lists every setting and no other', () => {
  const listed = [...page('deploy.md').matchAll(/^- `([a-zA-Z]+)` \(.+?\): /gm)].map(([, name]) => name);

  expect(listed.sort()).toEqual(Object.keys(settingsSchema.shape).sort());
});

test.each(
  'deploy.md operate.md runbook.md cost.md scale.md'.split(' '),
)('%s gives no setting that there is not', (name) => {
  const given = [...page(name).matchAll(/-c ([a-zA-Z]+)=/g)].map(([, setting = '']) => setting);

  expect(
    given.filter(
      (setting) => !['settings', 'import'].includes(setting) && !(setting in settingsSchema.shape),
    ),
  ).toEqual([]);
});

test('every settings file that the page about deploying shows holds settings that there are, and names the domain', () => {
  const files = [...page('deploy.md').matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']) =>
    JSON.parse(text),
  );

  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(settingsSchema.strict().safeParse(file)).toMatchObject({ success: true });
  }
});

test.each([
  '../README.md',
  'deploy.md',
  'operate.md',
])('every command of the CDK in a block of %s names the domain or a settings file, or is below one', (name) => {
  const text = page(name);
  const shown = text.indexOf('```json\n');
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)];
  const commands = blocks.flatMap(({ 1: block = '', index }) =>
    (block.replaceAll('\\\n', '').match(/npx cdk .*/g) ?? []).map((command) => ({ command, index })),
  );

  expect(commands.length).toBeGreaterThan(0);
  expect(
    commands.filter(
      ({ command, index }) => !/-c (inboxDomain|settings)=/.test(command) && !(shown >= 0 && shown < index),
    ),
  ).toEqual([]);
});

test('each beginning of a logical id that the runbook looks up is that of one resource', () => {
  const names = Object.keys(synthesized().toJSON()['Resources']);
  const asked = [...page('runbook.md').matchAll(/starts_with\(LogicalResourceId, '(\w+)'\)/g)];

  expect(asked.length).toBeGreaterThan(0);
  for (const [, beginning = ''] of asked) {
    expect(names.filter((name) => name.startsWith(beginning))).toHaveLength(1);
  }
});

test('no page asks CloudFormation for all resources by the call that knows a hundred of them', () => {
  for (const name of ['deploy.md', 'operate.md', 'runbook.md']) {
    expect(page(name)).not.toContain('describe-stack-resources');
  }
});

test('the page about what AWS does differently has each row, and names tests that there are', () => {
  const rows = [...page('aws-behaviour.md').matchAll(/^(\d+)\. (.+)$/gm)];
  const named = rows.flatMap(([, , held = '']) =>
    [...held.matchAll(/`((?:packages\/[\w-]+\/)?test\/[^`]+)`/g)].map(([, path = '']) => path),
  );

  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, index) => index + 1));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});
