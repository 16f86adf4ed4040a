import { type Command, InvalidArgumentError } from 'commander';
import { DEFAULT_DATA_DIR } from '../../local/options.ts';
import type { AccessFlags } from '../admin/operator-access.ts';
import type { ListFlags, TenantFlags } from '../admin/tenant-commands.ts';

const TENANT = '<tenant>';
const WHICH = 'id of a tenant, or the address of its human';

export function addAdmin(program: Command): void {
  const tenants = program
    .command('admin')
    .description('what the operator does, on the running local service or on a stack in AWS')
    .command('tenants')
    .description('list, show and change tenants');
  subcommand(tenants, 'list', 'list tenants, newest first')
    .option('--limit <count>', 'tenants on a page (default: 50, at most 100)', wholeNumber)
    .option('--page-token <token>', 'the page after the one that named this token')
    .option('--all', 'every page')
    .action(async (flags: ListFlags) => {
      const { listTenants } = await import('../admin/tenant-commands.ts');
      console.log(await listTenants(flags));
    });
  subcommand(tenants, 'show', 'show a tenant, its limits and what it uses')
    .argument(TENANT, WHICH)
    .action(async (tenant: string, flags: TenantFlags) => {
      const { showTenant } = await import('../admin/tenant-commands.ts');
      console.log(await showTenant(tenant, flags));
    });
  subcommand(tenants, 'set-plan', 'move a tenant to a plan of the settings; held mail follows')
    .argument(TENANT, WHICH)
    .argument('<plan>', 'name of the plan')
    .action(async (tenant: string, plan: string, flags: TenantFlags) => {
      const { changeTenant } = await import('../admin/tenant-commands.ts');
      console.log(await changeTenant({ command: 'tenants.set-plan', tenant, plan }, flags));
    });
  for (const [name, description] of [
    ['cancel', 'cancel a subscription: reads work, writes are read_only'],
    ['reactivate', 'take a cancellation back'],
  ] as const) {
    subcommand(tenants, name, description)
      .argument(TENANT, WHICH)
      .action(async (tenant: string, flags: TenantFlags) => {
        const { changeTenant } = await import('../admin/tenant-commands.ts');
        console.log(await changeTenant({ command: `tenants.${name}`, tenant }, flags));
      });
  }
  subcommand(tenants, 'delete', 'delete a tenant and all that it holds, for ever')
    .argument(TENANT, WHICH)
    .option('--yes', 'yes, for ever')
    .action(async (tenant: string, flags: TenantFlags & { yes?: boolean }) => {
      const { deleteTenant } = await import('../admin/tenant-commands.ts');
      console.log(await deleteTenant(tenant, flags));
    });
}

function subcommand(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option('--json', 'print JSON')
    .option('--data-dir <directory>', 'data directory of the running local service', DEFAULT_DATA_DIR)
    .option('--stack <name>', 'a stack in AWS instead, with your own credentials')
    .option('--function <name>', 'its admin function, where the stack cannot be read')
    .option('--region <region>', 'region of the stack')
    .option('--profile <profile>', 'profile of your AWS configuration')
    .hook('preAction', refuseAwsWithoutStack);
}

/** @throws InvalidArgumentError */
function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** The local service has neither: whoever gives them means another. */
function refuseAwsWithoutStack(command: Command): void {
  const { stack, function: named, region, profile } = command.opts<AccessFlags>();
  const isLocal = stack === undefined && named === undefined;
  if (isLocal && (region !== undefined || profile !== undefined)) {
    command.error('error: --region and --profile are for AWS: name the stack too, with --stack');
  }
}
