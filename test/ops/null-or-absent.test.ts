import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { apiKeySchema } from '../../lambdas/operations/api-keys/api-key.ts';
import { identitySchema } from '../../lambdas/operations/identity/identity.ts';
import { inboxSchema } from '../../lambdas/operations/inboxes/inbox.ts';
import {
  attachmentSchema,
  messageSchema,
  messageSummarySchema,
} from '../../lambdas/operations/messages/message-schema.ts';
import { threadSchema, threadWithMessagesSchema } from '../../lambdas/operations/threads/thread.ts';
import { createdWebhookSchema } from '../../lambdas/operations/webhooks/webhook.ts';
import { readText } from './repository-files.ts';

const ROW = /^\| (\w+) \| ([^|]+) \| ([^|]*)\|$/gm;

/** What stands under a heading of docs/interface.md. */
function sectionOf(heading: string): string {
  const [, section = ''] = readText('docs/interface.md').split(`\n### ${heading}\n`);
  return section.split('\n### ')[0] ?? '';
}

/** Type and notes of each field in the table under a heading. */
function documented(heading: string): Map<string, { type: string; notes: string }> {
  const rows = [...sectionOf(heading).matchAll(ROW)].filter(([, name]) => name !== 'Field');
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

describe('docs/interface.md has the fields of the answers', () => {
  const inFirstCells = (heading: string) =>
    [...sectionOf(heading).matchAll(/^\| ([a-z_*, ]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  const shared = Object.keys(messageSummarySchema.shape);

  test.each([
    [
      'Thread',
      [...new Set([threadSchema, threadWithMessagesSchema].flatMap(({ shape }) => Object.keys(shape)))],
    ],
    [
      'Message',
      [...new Set([...shared, ...Object.keys(messageSchema.shape)])].map((name) =>
        shared.includes(name) ? name : `${name}*`,
      ),
    ],
  ])('in the rows of %s, with a star where lists lack them', (heading, names) => {
    expect(inFirstCells(heading).sort()).toEqual(names.sort());
  });

  test.each([
    ['Attachment', attachmentSchema],
    ['API key', apiKeySchema],
    ['Identity', identitySchema],
  ])('in the text of %s', (heading, { shape }) => {
    const text = sectionOf(heading);
    expect(Object.keys(shape).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
