import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { inboxSchema } from '../../lambdas/operations/inboxes/inbox.ts';
import { createdWebhookSchema } from '../../lambdas/operations/webhooks/webhook.ts';
import { readText } from './repository-files.ts';

const ROW = /^\| (\w+) \| ([^|]+) \| ([^|]*)\|$/gm;

/** Type and notes of each field in the table under a heading of docs/interface.md. */
function documented(heading: string): Map<string, { type: string; notes: string }> {
  const [, section = ''] = readText('docs/interface.md').split(`\n### ${heading}\n`);
  const [table = ''] = section.split('\n### ');
  const rows = [...table.matchAll(ROW)].filter(([, name]) => name !== 'Field');
  return new Map(rows.map(([, name = '', type = '', notes = '']) => [name, { type, notes }]));
}

describe('docs/interface.md and the answers agree on null and absent', () => {
  test.each<[string, z.ZodObject]>([
    ['Inbox', inboxSchema],
    ['Webhook', createdWebhookSchema],
  ])('for each field of %s', (heading, schema) => {
    const rows = documented(heading);
    expect([...rows.keys()].sort()).toEqual(Object.keys(schema.shape).sort());
    for (const [name, field] of Object.entries(schema.shape)) {
      const { type, notes } = rows.get(name) ?? { type: '', notes: '' };
      const { success: takesNull } = (field as z.ZodType).safeParse(null);
      const { success: takesAbsence } = (field as z.ZodType).safeParse(undefined);
      expect(type.endsWith('or null'), `${name} may be null`).toBe(takesNull);
      expect(/absent|present only/i.test(notes), `${name} may be absent`).toBe(takesAbsence);
    }
  });
});
