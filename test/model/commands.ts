import * as fc from 'fast-check';
import { PERMISSION_FLAGS, type PermissionFlag } from '../../lambdas/caller/permissions.ts';
import type { ModelFlags } from './model.ts';

export type Command =
  | {
      readonly kind: 'create-inbox';
      readonly key: number;
      readonly name: number | undefined;
      readonly clientId: number | undefined;
    }
  | { readonly kind: 'rename-inbox'; readonly key: number; readonly inbox: number; readonly text: string }
  | { readonly kind: 'delete-inbox'; readonly key: number; readonly inbox: number }
  | {
      readonly kind: 'create-key';
      readonly key: number;
      readonly inbox: number | undefined;
      readonly permissions: readonly PermissionFlag[] | undefined;
    }
  | { readonly kind: 'delete-key'; readonly key: number; readonly target: number }
  | {
      readonly kind: 'mail';
      readonly inbox: number;
      readonly replyTo: number | undefined;
      readonly flags: ModelFlags;
    }
  | { readonly kind: 'look'; readonly key: number };

const pick = fc.nat({ max: 20 });
const rarely = fc.integer({ min: 0, max: 3 }).map((one) => one === 0);
const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: undefined });

export const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('create-inbox' as const),
      key: pick,
      name: maybe(fc.nat({ max: 3 })),
      clientId: maybe(fc.nat({ max: 1 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rename-inbox' as const),
      key: pick,
      inbox: pick,
      text: fc.string({ maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete-inbox' as const), key: pick, inbox: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('create-key' as const),
      key: pick,
      inbox: maybe(pick),
      permissions: fc.option(fc.subarray([...PERMISSION_FLAGS]), { nil: undefined }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete-key' as const), key: pick, target: pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('mail' as const),
      inbox: pick,
      replyTo: maybe(fc.nat({ max: 3 })),
      flags: fc.record({ spam: rarely, unauthenticated: rarely, virus: rarely }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('look' as const), key: pick }) },
);
