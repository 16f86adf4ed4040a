import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { optionSets } from './option-sets.ts';
import { nameOf, synthesized } from './synthesized.ts';

/** What outlives a stack and holds data, with the property by which CloudFormation imports it. */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::KMS::Key': 'KeyId',
};

const resourceSchema = z.looseObject({
  Type: z.string(),
  DeletionPolicy: z.string().optional(),
  DependsOn: z.array(z.string()).default([]),
});

function resourcesOf(settings: Readonly<Record<string, string>>) {
  return z.record(z.string(), resourceSchema).parse(synthesized(settings).toJSON()['Resources']);
}

/** The template that `cdk import` of a new stack makes: what is imported, and nothing else. */
function importTemplate(settings: Readonly<Record<string, string>>) {
  const all = Object.entries(resourcesOf({ ...settings, import: 'true' }));
  return Object.fromEntries(all.filter(([, { Type }]) => Type in IDENTIFIERS));
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (name === 'Ref') return String(member).startsWith('AWS::') ? [] : [String(member)];
    if (name === 'Fn::GetAtt') return [String(Array.isArray(member) ? member[0] : member)];
    return idsIn(member);
  });
}

describe.each([
  'Plain',
  'Careful',
  'Named',
  'Watched',
])('the import of what a deleted stack %s left', (name) => {
  const imported = importTemplate(optionSets[name] ?? {});

  test('names and waits for nothing that is not imported', () => {
    const named = Object.values(imported).flatMap((each) => [...idsIn(each), ...each.DependsOn]);

    expect(named.filter((id) => !(id in imported))).toEqual([]);
  });

  test('has table, bucket and every key, each with the deletion policy that an import needs', () => {
    const keys = name === 'Careful' ? ['StoreDataKey', 'StoreKeyringKey'] : ['StoreKeyringKey'];

    expect(Object.keys(imported).map(nameOf).sort()).toEqual([...keys, 'StoreMail', 'StoreTable'].sort());
    for (const { DeletionPolicy } of Object.values(imported)) expect(DeletionPolicy).toMatch(/^Retain/);
  });

  test('is followed by a deployment that changes nothing of it but what it waits for', () => {
    const deployed = resourcesOf(optionSets[name] ?? {});

    for (const [id, { DependsOn: _, ...resource }] of Object.entries(imported)) {
      expect(deployed[id]).toMatchObject(resource);
    }
  });
});

test('a policy of the bucket goes with the stack: a new one would find its place taken', () => {
  const policies = Object.values(resourcesOf({})).filter(({ Type }) => Type === 'AWS::S3::BucketPolicy');

  expect(policies.map(({ DeletionPolicy = 'Delete' }) => DeletionPolicy)).toEqual(['Delete']);
});
