import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { invalid, lacksPermission } from '../../core/errors.ts';
import { INCLUDES } from '../../events/webhook-include.ts';
import type { Webhook, WebhookChange } from '../../store/webhook/webhooks.ts';
import {
  BULLET,
  HEADER_NAME,
  HEADER_VALUE,
  type Header,
  isReservedHeader,
  MAX_HEADERS,
  maskedHeaders,
  NAME_CHARACTERS,
  RESERVED_NAMES,
  VALUE_CHARACTERS,
} from '../../webhooks/headers.ts';

export const sentFields = {
  include: z
    .array(z.enum(INCLUDES))
    .describe('Content that deliveries about messages include; empty for ids only'),
  headers: z
    .record(z.string(), z.string())
    .describe('Your own headers, sent with each delivery. Values are secret and shown masked'),
};

const include = z.array(z.enum(INCLUDES)).max(2 * INCLUDES.length, 'must name each part at most once');

const headerName = z
  .string()
  .max(NAME_CHARACTERS, `must be at most ${NAME_CHARACTERS} characters long`)
  .regex(HEADER_NAME, "must consist of letters, digits and !#$%&'*+-.^_`|~")
  .refine((name) => !isReservedHeader(name), `must not be ${RESERVED_NAMES}`);

const headerValue = z
  .string()
  .refine((value) => !value.includes(BULLET), {
    message: 'is masked: omit the header to keep its value, or give the whole value',
    abort: true,
  })
  .max(VALUE_CHARACTERS, `must be at most ${VALUE_CHARACTERS} characters long`)
  .regex(HEADER_VALUE, 'must be visible ASCII characters, with spaces only between them');

const MAX_NAMES = 2 * MAX_HEADERS;
const TOO_MANY = `must contain at most ${MAX_HEADERS} headers`;
const TWICE = 'must have each name only once (case-insensitive)';

const hasEachOnce = (headers: object): boolean => {
  const names = Object.keys(headers);
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
};

export const wantedSentFields = {
  include: include.optional().describe('Content to include in deliveries about messages. Default: ids only'),
  headers: z
    .record(headerName, headerValue)
    .refine(hasEachOnce, TWICE)
    .refine((headers) => Object.keys(headers).length <= MAX_HEADERS, TOO_MANY)
    .optional()
    .describe(
      `Headers to send with each delivery, at most ${MAX_HEADERS}. Values are secret and shown masked`,
    ),
};

export const changedSentFields = {
  include: include.nullable().optional().describe('Replaces the list; null for ids only'),
  headers: z
    .record(headerName, headerValue.nullable())
    .refine(hasEachOnce, TWICE)
    .refine((headers) => Object.keys(headers).length <= MAX_NAMES, `must name at most ${MAX_NAMES} headers`)
    .nullable()
    .optional()
    .describe(
      'Merged by name. A null value removes its header; null removes all. Changing url to a different origin removes the headers that are not named',
    ),
};

export function showSent(webhook: Pick<Webhook, 'include'>, headers: readonly Header[]) {
  return { include: [...(webhook.include ?? [])], headers: maskedHeaders(headers) };
}

export function refuseTooMany(headers: readonly Header[]): void {
  if (headers.length > MAX_HEADERS) throw invalid('headers', `${TOO_MANY}, including existing ones`);
}

/** A key that may not read email must not send its content to a URL. */
export function refuseContent({ caller }: Context, isSent: boolean): void {
  if (isSent && !grants(caller.permissions, 'message_read')) throw lacksPermission('message_read', 'include');
}

export function sendsMore(before: Webhook, after: WebhookChange): boolean {
  const isWithin = (some: readonly string[] | undefined, all: readonly string[] | undefined) =>
    all === undefined || (some?.every((each) => all.includes(each)) ?? false);
  const isNarrower =
    after.url === before.url &&
    isWithin(after.include, before.include ?? []) &&
    isWithin(after.inboxIds, before.inboxIds) &&
    isWithin(after.eventTypes, before.eventTypes) &&
    isWithin(after.kinds, before.kinds) &&
    (before.notKinds ?? []).every((kind) => after.notKinds?.includes(kind)) &&
    (before.enabled || !after.enabled);
  return after.include !== undefined && !isNarrower;
}
