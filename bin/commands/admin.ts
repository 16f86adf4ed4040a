import type { Command } from 'commander';
import { LIMIT_NAMES } from '../../lambdas/admin/own-limits.ts';
import type { AuditFlags } from '../admin/audit-commands.ts';
import type { EraseFlags } from '../admin/data-commands.ts';
import type { RedriveFlags } from '../admin/queue-commands.ts';
import type { RebuildFlags } from '../admin/rebuild-commands.ts';
import type { RestoreFlags } from '../admin/restore-commands.ts';
import type { ListFlags } from '../admin/tenant-commands.ts';
import type { OperatorFlags } from '../admin/with-access.ts';
import { print } from '../output/output.ts';
import { wholeNumber } from '../whole-number.ts';
import { operatorCommand } from './operator-command.ts';

const TENANT = '<tenant>';
const WHICH = 'id of a tenant, or the address of its human';

export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('what the operator does, on the running local service or on a stack in AWS');
  addTenants(admin.command('tenants').description('list, show and change tenants'));
  addInvitations(admin.command('invitations').description('let humans sign up where `signUp` is `invite`'));
  addKeys(admin.command('keys').description('keys to a tenant for support'));
  operatorCommand(
    admin,
    'audit-log',
    'show who changed what, newest first; without a tenant what concerns none',
  )
    .argument('[tenant]', WHICH)
    .option('--after <time>', 'entries from this ISO-8601 instant on')
    .option('--before <time>', 'entries before it')
    .option('--actor <actor>', 'id of an actor, or key, operator, service')
    .option('--action <action>', 'such as api_key.created')
    .option('--resource <resource>', 'id of a resource, or its type')
    .action(async (tenant: string | undefined, flags: AuditFlags) => {
      const { showAuditLog } = await import('../admin/audit-commands.ts');
      print(await showAuditLog(tenant, flags));
    });
  addQueues(admin);
  addData(admin);
  operatorCommand(admin, 'rebuild', 'make messages again whose rows are lost, from their raw mail')
    .option('--inbox <inbox_id>', 'one inbox')
    .option('--all', 'every inbox that has raw mail')
    .option(
      '--search <tenant>',
      'the search index of a tenant (id, or address of its human) in place of messages',
    )
    .action(async (flags: RebuildFlags) => {
      const { rebuildInboxes, rebuildSearch } = await import('../admin/rebuild-commands.ts');
      print(
        flags.search === undefined ? await rebuildInboxes(flags) : await rebuildSearch(flags.search, flags),
      );
    });
  operatorCommand(admin, 'restore', 'copy rows of a backup table that the table of a stack has lost')
    .requiredOption('--from-table <name>', 'the backup, such as a table restored to a point in time')
    .option('--tenant <tenant_id>', 'one tenant')
    .option('--inbox <inbox_id>', 'one inbox')
    .option('--all', 'every tenant')
    .option('--keys', 'API keys too: those that were revoked since the backup work again')
    .action(async (flags: RestoreFlags) => {
      const { restore } = await import('../admin/restore-commands.ts');
      print(await restore(flags));
    });
}

function addKeys(keys: Command): void {
  operatorCommand(keys, 'create', 'make a key that ends by itself and reads no spam; its tenant sees it')
    .argument(TENANT, WHICH)
    .requiredOption('--expires <time>', 'such as 90s, 30m or 1h: at most 24h')
    .option('--read-only', 'reads only')
    .action(async (tenant: string, flags: OperatorFlags & { expires: string; readOnly?: boolean }) => {
      const { createSupportKey } = await import('../admin/tenant-commands.ts');
      print(await createSupportKey(tenant, flags));
    });
}

/** Exit code of an erasure of which a legal hold kept some. */
const HELD = 6;

function addData(admin: Command): void {
  operatorCommand(admin, 'hold', 'forbid or allow that anything of a tenant or of an inbox is deleted')
    .argument('<subject>', 'address of an inbox; or id of a tenant, or address of its human')
    .argument('<state>', 'on or off')
    .action(async (subject: string, state: string, flags: OperatorFlags) => {
      const { setHold } = await import('../admin/data-commands.ts');
      print(await setHold(subject, state, flags));
    });
  operatorCommand(admin, 'erase', 'delete all mail from or to a person, of every tenant')
    .requiredOption('--address <address>', 'in From, To, Cc or Bcc')
    .option('--tenant <tenant>', 'only of this one')
    .option('--dry-run', 'count only')
    .addHelpText(
      'after',
      `\nExits with ${HELD} when a legal hold kept some of it, and with 1 when a mail could not be decided.`,
    )
    .action(async (flags: EraseFlags) => {
      const { erase } = await import('../admin/data-commands.ts');
      const { printed, isHeld, isWhole } = await erase(flags);
      print(printed);
      if (isHeld) process.exitCode = HELD;
      else if (!isWhole) process.exitCode = 1;
    });
}

function addInvitations(invitations: Command): void {
  operatorCommand(invitations, 'create', 'make an invitation: one use, 7 days')
    .option('--email <address>', 'the only address that may use it')
    .action(async (flags: OperatorFlags & { email?: string }) => {
      const { createInvitation } = await import('../admin/invitation-commands.ts');
      print(await createInvitation(flags));
    });
  operatorCommand(invitations, 'list', 'list invitations, newest first').action(
    async (flags: OperatorFlags) => {
      const { listInvitations } = await import('../admin/invitation-commands.ts');
      print(await listInvitations(flags));
    },
  );
  operatorCommand(invitations, 'revoke', 'revoke an invitation that was not used')
    .argument('<invitation_id>', 'as the list shows it')
    .action(async (invitationId: string, flags: OperatorFlags) => {
      const { revokeInvitation } = await import('../admin/invitation-commands.ts');
      print(await revokeInvitation(invitationId, flags));
    });
}

function addQueues(admin: Command): void {
  operatorCommand(admin, 'queues', 'show every dead-letter queue, and what lies in it').action(
    async (flags: OperatorFlags) => {
      const { listQueues } = await import('../admin/queue-commands.ts');
      print(await listQueues(flags));
    },
  );
  operatorCommand(admin, 'redrive', 'have work done again that failed for a fault that is repaired')
    .argument('[queue]', 'a dead-letter queue, as its alarm names it')
    .option('--all', 'every queue but that of deliveries whose schedule is spent')
    .option('--limit <count>', 'messages to move of each queue (default: what lies there)', wholeNumber)
    .action(async (queue: string | undefined, flags: RedriveFlags) => {
      const { redriveQueues } = await import('../admin/queue-commands.ts');
      const { printed, complete } = await redriveQueues(queue, flags);
      print(printed);
      if (!complete) process.exitCode = 1;
    });
}

function addTenants(tenants: Command): void {
  operatorCommand(tenants, 'list', 'list tenants, newest first')
    .option('--limit <count>', 'tenants on a page (default: 50, at most 100)', wholeNumber)
    .option('--page-token <token>', 'the page after the page with this token')
    .option('--all', 'every page')
    .action(async (flags: ListFlags) => {
      const { listTenants } = await import('../admin/tenant-commands.ts');
      print(await listTenants(flags));
    });
  operatorCommand(tenants, 'create', 'make a verified account without a mail, and print its key')
    .requiredOption('--human <email>', 'address of the person whom the account belongs to')
    .option('--plan <plan>', 'name of a plan of the settings (default: verified)')
    .option('--client-id <id>', 'makes a repeat find the account')
    .action(async (flags: OperatorFlags & { human: string; plan?: string; clientId?: string }) => {
      const { createTenant } = await import('../admin/tenant-commands.ts');
      print(await createTenant(flags));
    });
  operatorCommand(tenants, 'new-key', 'give a tenant another key in place of that of its sign-up')
    .argument(TENANT, WHICH)
    .action(async (tenant: string, flags: OperatorFlags) => {
      const { newKey } = await import('../admin/tenant-commands.ts');
      print(await newKey(tenant, flags));
    });
  operatorCommand(tenants, 'show', 'show a tenant, its limits and what it uses')
    .argument(TENANT, WHICH)
    .action(async (tenant: string, flags: OperatorFlags) => {
      const { showTenant } = await import('../admin/tenant-commands.ts');
      print(await showTenant(tenant, flags));
    });
  operatorCommand(tenants, 'usage', 'show what a tenant was counted in a month, and what that costs on AWS')
    .argument(TENANT, WHICH)
    .option('--month <month>', 'in UTC, such as 2026-11 (default: the present one)')
    .action(async (tenant: string, flags: OperatorFlags & { month?: string }) => {
      const { showUsage } = await import('../admin/tenant-commands.ts');
      print(await showUsage(tenant, flags));
    });
  operatorCommand(tenants, 'set-plan', 'move a tenant to a plan of the settings; deferred mail follows')
    .argument(TENANT, WHICH)
    .argument('<plan>', 'name of the plan')
    .action(async (tenant: string, plan: string, flags: OperatorFlags) => {
      const { changeTenant } = await import('../admin/tenant-commands.ts');
      print(await changeTenant({ command: 'tenants.set-plan', tenant, plan }, flags));
    });
  for (const [name, description] of [
    ['cancel', 'cancel a subscription: reads work, writes are read_only'],
    ['reactivate', 'take a cancellation back'],
  ] as const) {
    operatorCommand(tenants, name, description)
      .argument(TENANT, WHICH)
      .action(async (tenant: string, flags: OperatorFlags) => {
        const { changeTenant } = await import('../admin/tenant-commands.ts');
        print(await changeTenant({ command: `tenants.${name}`, tenant }, flags));
      });
  }
  operatorCommand(tenants, 'suspend', 'refuse every call of a tenant; its webhooks wait')
    .argument(TENANT, WHICH)
    .requiredOption('--reason <text>', 'shown to the tenant')
    .option('--receive <keep|drop>', 'what becomes of its mail (default: keep)')
    .action(async (tenant: string, flags: OperatorFlags & { reason: string; receive?: string }) => {
      const { suspendTenant } = await import('../admin/tenant-commands.ts');
      print(await suspendTenant(tenant, flags));
    });
  operatorCommand(tenants, 'resume', 'end a suspension')
    .argument(TENANT, WHICH)
    .action(async (tenant: string, flags: OperatorFlags) => {
      const { changeTenant } = await import('../admin/tenant-commands.ts');
      print(await changeTenant({ command: 'tenants.resume', tenant }, flags));
    });
  operatorCommand(tenants, 'set-limit', 'set a limit of a tenant in place of its plan’s')
    .argument(TENANT, WHICH)
    .argument('<limit>', LIMIT_NAMES.join(', '))
    .argument('<value>', 'a number, or "plan" to take it back')
    .action(async (tenant: string, limit: string, value: string, flags: OperatorFlags) => {
      const { setLimit } = await import('../admin/tenant-commands.ts');
      print(await setLimit(tenant, limit, value, flags));
    });
  operatorCommand(tenants, 'delete', 'delete a tenant and all that it holds, for ever')
    .argument(TENANT, WHICH)
    .option('--yes', 'yes, for ever')
    .action(async (tenant: string, flags: OperatorFlags & { yes?: boolean }) => {
      const { deleteTenant } = await import('../admin/tenant-commands.ts');
      print(await deleteTenant(tenant, flags));
    });
}
