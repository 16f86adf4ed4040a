import * as z from 'zod';

/** A tenant by its id, or by the address of its human. */
const tenant = z.string().trim().min(1);

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 50;
/** Messages that one call moves: some seconds of work. */
export const MAX_REDRIVE_MESSAGES = 1_000;

const page = {
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  /** `next_page_token` of the page before. */
  page_token: z.string().min(1).optional(),
};
const MAX_EMAIL = 254;
const email = z.email().max(MAX_EMAIL);

/** What the operator may ask. Only the operator's own AWS credentials reach the function. */
export const adminRequestSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('tenants.list'), ...page }),
  z.object({
    command: z.literal('tenants.create'),
    human_email: email,
    plan: z.string().min(1).default('verified'),
    client_id: z.string().min(1).max(255).optional(),
  }),
  z.object({ command: z.literal('tenants.new-key'), tenant }),
  z.object({ command: z.literal('invitations.create'), email: email.optional() }),
  z.object({ command: z.literal('invitations.list'), ...page }),
  z.object({ command: z.literal('invitations.revoke'), invitation_id: z.string().trim().min(1) }),
  z.object({ command: z.literal('tenants.show'), tenant }),
  z.object({ command: z.literal('tenants.set-plan'), tenant, plan: z.string().min(1) }),
  z.object({ command: z.literal('tenants.cancel'), tenant }),
  z.object({ command: z.literal('tenants.reactivate'), tenant }),
  z.object({ command: z.literal('tenants.delete'), tenant }),
  z.object({ command: z.literal('queues.list') }),
  z.object({
    command: z.literal('queues.redrive'),
    /** A dead-letter queue by its name in alarms. */
    queue: z.string().trim().min(1),
    limit: z.int().min(1).max(MAX_REDRIVE_MESSAGES).default(MAX_REDRIVE_MESSAGES),
  }),
]);
export type AdminRequest = z.output<typeof adminRequestSchema>;
export type AdminCommand = AdminRequest['command'];
