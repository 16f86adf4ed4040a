import { expect, test } from 'vitest';
import * as z from 'zod';
import { synthesized } from './synthesized.ts';

/** Every setting that adds resources. */
const EVERYTHING = {
  hostedZoneId: 'Z0123456789ABCDEFGHIJ',
  hostedZoneName: 'example.com',
  senderDomain: 'mail.example.com',
  apiDomain: 'api.example.com',
  streamDomain: 'stream.example.com',
  mcpDomain: 'mcp.example.com',
  encryptionKey: 'customer',
  alarmEmail: 'ops@example.com',
  alarmNoMailHours: '24',
  canary: 'true',
  monthlyBudget: '200',
  recovery: 'all',
};

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), DependsOn: z.union([z.string(), z.array(z.string())]).default([]) }),
  ),
});

type Resources = z.output<typeof templateSchema>['Resources'];

/** Logical ids that a value refers to: CloudFormation makes those first. */
function references(value: unknown, ids: ReadonlySet<string>): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => references(each, ids));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const names =
      key === 'Ref'
        ? [inner]
        : key === 'Fn::GetAtt'
          ? [[inner].flat()[0]?.toString().split('.')[0]]
          : key === 'Fn::Sub'
            ? [...String([inner].flat()[0]).matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
            : [];
    return [
      ...names.filter((name): name is string => typeof name === 'string' && ids.has(name)),
      ...references(inner, ids),
    ];
  });
}

/** The longest chain of resources of which CloudFormation makes each after the one before it. */
function criticalPath(resources: Resources): readonly string[] {
  const ids = new Set(Object.keys(resources));
  const longest = new Map<string, readonly string[]>();
  const pathTo = (id: string): readonly string[] => {
    const known = longest.get(id);
    if (known !== undefined) return known;
    const { DependsOn = [], ...rest } = resources[id] ?? {};
    const before = [...[DependsOn].flat(), ...references(rest, ids)].filter((each) => each !== id);
    const paths = before.map(pathTo).sort((one, other) => other.length - one.length);
    const path = [...(paths[0] ?? []), id];
    longest.set(id, path);
    return path;
  };
  return [...ids].map(pathTo).sort((one, other) => other.length - one.length)[0] ?? [];
}

test.each([
  ['the default settings', {}, 240],
  ['every setting that adds resources', EVERYTHING, 350],
])('a stack with %s has few resources, and its longest chain at most 25', (_which, settings, most) => {
  const { Resources } = templateSchema.parse(synthesized(settings).toJSON());

  expect(Object.keys(Resources).length).toBeLessThanOrEqual(most);
  const path = criticalPath(Resources);
  expect(path.length, path.map((id) => `${id} ${Resources[id]?.Type}`).join('\n')).toBeLessThanOrEqual(25);
});

test('the longest chain is that of references, attributes, substitutions and dependencies', () => {
  const made = (properties: unknown, DependsOn: string | string[] = []) => ({
    Type: 'T',
    DependsOn,
    Properties: properties,
  });

  expect(
    criticalPath({
      A: made({}),
      B: made({ x: [{ Ref: 'A' }, { Ref: 'AWS::Region' }] }),
      C: made({ x: { 'Fn::GetAtt': ['B', 'Arn'] } }),
      D: made({ x: { 'Fn::Sub': `arn:\${C.Arn}` } }),
      E: made({}, ['D', 'A']),
      F: made({}, 'A'),
    }),
  ).toEqual(['A', 'B', 'C', 'D', 'E']);
});
