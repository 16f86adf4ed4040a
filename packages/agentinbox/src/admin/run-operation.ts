import * as z from 'zod';
import type { TenantUsage } from '../../../../lambdas/admin/admin-answer.ts';
import type { AdminRequest } from '../../../../lambdas/admin/registry.ts';
import { inputOf } from '../client-commands/operation-input.ts';
import { sheet, table } from '../client-commands/show.ts';
import { CommandFailed } from '../command-failed.ts';
import type { OperatorCommand } from '../generated-command.ts';
import { jsonText } from '../output/json-text.ts';
import { printError, terminalWidth } from '../output/output.ts';
import { rendered, type StyledText } from '../output/styled-text.ts';
import { type Column, textTable } from '../output/text-table.ts';
import { answerText } from './answer-text.ts';
import { askAdmin, askPages, type OperatorAccess } from './ask-admin.ts';
import { type OperatorFlags, withAccess } from './with-access.ts';

export interface RunFlags extends OperatorFlags {
  readonly all?: boolean;
  readonly yes?: boolean;
  readonly [flag: string]: unknown;
}

type Answer = Readonly<Record<string, unknown>>;
const answerSchema = z.record(z.string(), z.unknown());
const pageSchema = z.looseObject({ next_page_token: z.string().nullable() });

export function runOperation(
  operation: OperatorCommand,
  args: readonly string[],
  texts: readonly string[],
  flags: RunFlags,
): Promise<string | StyledText> {
  const request = { command: operation.name, ...inputOf(operation, args, texts, flags) } as AdminRequest;
  return withAccess(flags, async (access) => {
    if (request.command === 'tenants.delete' && flags.yes !== true) {
      const shown = await askAdmin(access, { ...request, command: 'tenants.show' }, answerSchema);
      const text = rendered(tenantText(shown), false);
      throw new CommandFailed(`This permanently deletes:\n${text}\nAdd --yes to confirm.`);
    }
    const { list } = operation;
    const answer =
      flags.all === true && list !== undefined
        ? await allPages(access, request, list)
        : await asked(access, request);
    if (flags.json === true) return jsonText(answer, 2);
    if (request.command === 'invitations.create') return invitationText(answer);
    return list === undefined
      ? textOf(operation.name, answer, request)
      : table(list, answer, terminalWidth(), operation.name);
  });
}

/** @throws CommandFailed that shows the existing account of an address that is already used. */
async function asked(access: OperatorAccess, request: AdminRequest): Promise<Answer> {
  try {
    return await askAdmin(access, request, answerSchema);
  } catch (error) {
    if (!(error instanceof CommandFailed && request.command === 'tenants.create')) throw error;
    if (error.reason !== 'conflict') throw error;
    const shown = await askAdmin(
      access,
      { command: 'tenants.show', tenant: request.human_email },
      answerSchema,
    );
    throw new CommandFailed(`${error.message}\n${rendered(tenantText(shown), false)}`);
  }
}

/** Standard output contains only what the invited person needs. */
function invitationText({ invitation, invitation_id, email, expires_at }: Answer): string {
  const who = email === null ? '' : ` by ${email}`;
  printError(
    `Valid for one sign-up${who} until ${expires_at}. To revoke it: agentinbox admin invitations revoke ${invitation_id}`,
  );
  return String(invitation);
}

async function allPages(access: OperatorAccess, request: AdminRequest, list: string): Promise<Answer> {
  const items: unknown[] = [];
  for await (const page of askPages(access, request, pageSchema))
    items.push(...z.array(z.unknown()).parse(page[list]));
  return { [list]: items, count: items.length, next_page_token: null };
}

function textOf(operation: string, answer: Answer, request: Answer): StyledText {
  switch (operation) {
    case 'tenants.show':
      return tenantText(answer);
    case 'tenants.usage':
      return [usageTable(answer as unknown as TenantUsage)];
    case 'queues.list':
    case 'domains.list':
      return table(operation.split('.')[0] ?? '', answer, terminalWidth());
    default:
      return answerText(operation, answer, request);
  }
}

function tenantText({ limits, usage, ...shown }: Answer): StyledText {
  const tenant = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null));
  const most = answerSchema.parse(limits);
  const uses = Object.entries(answerSchema.parse(usage)).map(([name, used]) => [
    name,
    name in most ? `${used} of ${most[name]}` : used,
  ]);
  return sheet({ ...tenant, ...Object.fromEntries(uses) });
}

const USAGE: readonly Column<TenantUsage['days'][number]>[] = [
  ['DAY', ({ day }) => day],
  ['RECEIVED', ({ messages_received }) => String(messages_received)],
  ['STORED', ({ messages_stored }) => String(messages_stored)],
  ['BYTES', ({ bytes_stored }) => String(bytes_stored)],
  ['RECEIVING $', ({ cost_usd }) => cost_usd.receiving.toFixed(6)],
  ['STORAGE $', ({ cost_usd }) => cost_usd.storage.toFixed(6)],
  ['COST $', ({ cost_usd }) => cost_usd.total.toFixed(6)],
];

function usageTable({ days, month, ...sum }: TenantUsage): string {
  return textTable(USAGE, [...days, { day: month, ...sum }]).join('\n');
}
