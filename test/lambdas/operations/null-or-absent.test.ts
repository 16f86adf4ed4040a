import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../../../lambdas/http/openapi/document.ts';
import { messageSummarySchema } from '../../../lambdas/operations/messages/message-schema.ts';
import { operations } from '../../../lambdas/operations/registry.ts';

const { highlights: _ofLists, ...messageFields } = messageSummarySchema.shape;
/** As the table of a message's fields declares them; test/golden-rows/message-forms.test.ts holds answers with all and with none. */
const SUMMARY = Object.entries(messageFields)
  .map(([name, schema]) => [name, schema instanceof z.ZodNullable, schema instanceof z.ZodOptional] as const)
  .filter(([, isNullable, isOptional]) => isNullable || isOptional)
  .map(([name, isNullable]) => `${name}${isNullable ? '|null' : '?'}`)
  .join(' ');
const API_KEY = 'permissions|null inbox_id? expires_at|null used_at|null';
const WEBHOOK = 'kinds? not_kinds? client_id?';
const ATTACHMENT = 'filename|null content_id|null';

/** Fields of each answer that may be null (`name|null`) or absent (`name?`): clients rely on which. Every other one has a value. */
const NULL_OR_ABSENT: Readonly<Record<string, string>> = {
  Error: 'request_id?',
  ValidationError: 'message?',
  Inbox:
    'display_name|null client_id|null unread_count? held_count? last_message?|null unlisted|null retention_days|null expires_at|null',
  Thread: 'highlights?',
  Message: `${SUMMARY} html|null body_missing?`,
  MessageSummary: `${SUMMARY} highlights?`,
  UpdatedMessage: `${SUMMARY} highlights? text? links? html?|null extracted_text? headers? raw_headers? reply_to? envelope? body_missing?`,
  Attachment: ATTACHMENT,
  Bounce: 'status|null recipient|null diagnostic|null original_message_id|null',
  CalendarEvent:
    'method|null uid|null status|null start|null end|null timezone|null location|null organizer|null attendees.answer|null recurrence|null recurrence_id|null recurrence_range|null',
  Unsubscribe: 'mailto|null',
  FoundVerification:
    'code|null link|null sender|null sender_domain|null message_id|null thread_id|null received_at|null age_seconds|null',
  Domain: 'catch_all|null wildcard?',
  DroppedMail: 'sender|null',
  ListedSender: 'reason|null expires_at|null',
  Export: 'inbox_ids|null after|null before|null sha256|null download_url|null expires_at|null',
  AuditEntry: 'ip_prefix|null request_id|null',
  ApiKey: API_KEY,
  Webhook: WEBHOOK,
  Delivery:
    'inbox_id|null message_id|null thread_id|null reason|null status|null duration_ms|null error|null next_attempt_at|null attempts.status|null attempts.duration_ms|null attempts.error|null',
  'identity.whoami': 'inbox_id?',
  'identity.auth-me': 'inbox_id?',
  'account.get': 'retention_days|null',
  'account.update': 'retention_days|null limits?',
  'threads.get': 'messages_truncated?',
  'messages.get-attachment': ATTACHMENT,
  'attachments.text': 'pages|null next_offset|null hidden_text?',
  'metrics.usage': 'inbox_count? message_count? thread_count? storage_bytes?',
  'api-keys.create': API_KEY,
  'api-keys.create-for-inbox': API_KEY,
  'webhooks.create': `${WEBHOOK} secret?`,
  'webhooks.create-for-inbox': `${WEBHOOK} secret?`,
};

/** The fields of a schema that may be null or absent; a component has its own entry. */
function marksOf(schema: unknown, path = ''): readonly string[] {
  const { $ref, properties = {}, required = [], items, anyOf = [], allOf = [] } = Object(schema);
  if (schema === undefined || $ref !== undefined) return [];
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const mark = `${required.includes(name) ? '' : '?'}${allowsNull(field) ? '|null' : ''}`;
    return [...(mark === '' ? [] : [`${path}${name}${mark}`]), ...marksOf(field, `${path}${name}.`)];
  });
  return [...own, ...[items, ...anyOf, ...allOf].flatMap((each) => marksOf(each, path))];
}

function allowsNull(schema: unknown): boolean {
  const { type, anyOf = [] } = Object(schema);
  return [type].flat().includes('null') || anyOf.some(allowsNull);
}

test('each answer has null, or leaves a field out, only where clients expect that, and each page of a list has a token or null', () => {
  const { paths, components } = JSON.parse(JSON.stringify(openApiDocument()));
  const answers = operations.map(({ name, path, method, status }) => {
    const { content } = paths[path][method.toLowerCase()].responses[status];
    return [name, content?.['application/json']?.schema] as const;
  });
  const found = [...Object.entries(components.schemas), ...answers]
    .map(([name, schema]) => [name, marksOf(schema).join(' ')] as const)
    .filter(([, marks]) => marks !== '');
  const pages = found.filter(([, marks]) => marks === 'next_page_token|null');

  expect(Object.fromEntries(found.filter((each) => !pages.includes(each)))).toEqual(NULL_OR_ABSENT);
  expect(pages).toHaveLength(15);
});
