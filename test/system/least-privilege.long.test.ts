import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf } from '../stack/synthesized.ts';
import { BROAD_SETTINGS, BroadRun } from './broad-run.ts';
import { Service } from './service.ts';
import { UNUSED } from './unused-permissions.ts';

const policySchema = z.object({
  Roles: z.array(z.string()),
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Action: z.union([z.string(), z.array(z.string())]) })),
  }),
});

interface Permission {
  readonly role: string;
  readonly action: string;
}

describe('a permission that is granted', () => {
  let service: Service;
  let unused: readonly Permission[];
  beforeAll(async () => {
    service = await Service.start({ settings: BROAD_SETTINGS });
    await new BroadRun(service).all();
    const used = new Set(
      service.runtime.permissions.entries().map((use) => `${nameOf(use.roleLogicalId)} ${use.action}`),
    );
    unused = allowed(service).filter(({ role, action }) => !used.has(`${role} ${action}`));
  }, 600_000);
  afterAll(() => service.stop());

  test('is used by its function, or is listed with its reason', () => {
    const unexplained = unused.filter(
      ({ role, action }) =>
        !UNUSED.some((entry) => role.startsWith(entry.role ?? '') && entry.actions.includes(action)),
    );

    expect(allowed(service).length).toBeGreaterThan(100);
    expect(unexplained).toEqual([]);
  });

  test.each(
    UNUSED.flatMap(({ role = '', actions }) => actions.map((action) => ({ role, action }))),
  )('as $role $action is used by no other function: the list has nothing that is used or removed', ({
    role,
    action,
  }) => {
    expect(unused.filter((each) => each.action === action && each.role.startsWith(role))).not.toEqual([]);
  });
});

function allowed({ runtime }: Service): readonly Permission[] {
  const pairs = new Map<string, Permission>();
  for (const { properties } of runtime.template.ofType('AWS::IAM::Policy')) {
    const { Roles, PolicyDocument } = policySchema.parse(properties);
    for (const role of Roles.map(nameOf)) {
      for (const action of PolicyDocument.Statement.flatMap(({ Action }) => Action)) {
        pairs.set(`${role} ${action}`, { role, action });
      }
    }
  }
  return [...pairs.values()];
}
