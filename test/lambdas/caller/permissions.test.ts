import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  covers,
  flagsFromPermissions,
  grants,
  PERMISSION_FLAGS,
  type PermissionFlag,
  permissionsFromFlags,
} from '../../../lambdas/caller/permissions.ts';

const whitelist = fc.uniqueArray(fc.constantFrom(...PERMISSION_FLAGS));
const permissions = fc.option(whitelist, { nil: null });

describe('permissions', () => {
  test('are the fifteen flags of the interface', () => {
    expect([...PERMISSION_FLAGS].sort()).toEqual([
      'api_key_create',
      'api_key_delete',
      'api_key_read',
      'inbox_create',
      'inbox_delete',
      'inbox_read',
      'inbox_update',
      'label_spam_read',
      'message_read',
      'metrics_read',
      'thread_read',
      'webhook_create',
      'webhook_delete',
      'webhook_read',
      'webhook_update',
    ]);
  });

  test.each(PERMISSION_FLAGS)('%s is granted by full access and by its own name only', (flag) => {
    const others = PERMISSION_FLAGS.filter((other) => other !== flag);

    expect(grants(null, flag)).toBe(true);
    expect(grants([flag], flag)).toBe(true);
    expect(grants(others, flag)).toBe(false);
    expect(grants([], flag)).toBe(false);
  });
});

describe('a key covers another', () => {
  test('exactly when everything that the other may do it may do itself', () => {
    fc.assert(
      fc.property(permissions, permissions, (held, wanted) => {
        const wider = PERMISSION_FLAGS.some((flag) => grants(wanted, flag) && !grants(held, flag));
        // Full access also covers flags that later versions add: every flag there is now is still less.
        const full = wanted === null && held !== null;
        expect(covers(held, wanted)).toBe(!wider && !full);
      }),
      { numRuns: 500 },
    );
  });

  test('when it has full access, whatever the other is; one without full access never covers full access', () => {
    expect(covers(null, null)).toBe(true);
    expect(covers(null, [...PERMISSION_FLAGS])).toBe(true);
    expect(covers([...PERMISSION_FLAGS], null)).toBe(false);
    expect(covers([], [])).toBe(true);
  });
});

describe('the permissions of a request', () => {
  test('are full access when absent and nothing when empty', () => {
    expect(permissionsFromFlags(undefined)).toBeNull();
    expect(permissionsFromFlags({})).toEqual([]);
  });

  test('are the flags that are true', () => {
    expect(permissionsFromFlags({ thread_read: true, inbox_read: false })).toEqual(['thread_read']);
  });

  test('come back from the record as they went in', () => {
    fc.assert(
      fc.property(whitelist, (flags: PermissionFlag[]) => {
        const record = flagsFromPermissions(flags);
        expect(permissionsFromFlags(record ?? undefined)?.toSorted()).toEqual(flags.toSorted());
      }),
      { numRuns: 100 },
    );
    expect(flagsFromPermissions(null)).toBeNull();
    expect(flagsFromPermissions([])).toEqual({});
  });
});
