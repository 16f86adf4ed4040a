import * as z from 'zod';
import { type Column, textTable } from '../output/text-table.ts';
import { askAdmin } from './ask-admin.ts';
import { type OperatorFlags, printedJson, withAccess } from './with-access.ts';

export interface AuditFlags extends OperatorFlags {
  readonly after?: string;
  readonly before?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly resource?: string;
}

const entrySchema = z.looseObject({
  at: z.string(),
  actor: z.object({ type: z.string(), id: z.string() }),
  action: z.string(),
  resource: z.object({ type: z.string(), id: z.string() }),
  ip_prefix: z.string().nullable(),
});
const pageSchema = z.object({ entries: z.array(entrySchema), next_page_token: z.string().nullable() });
type Entry = z.output<typeof entrySchema>;

const COLUMNS: readonly Column<Entry>[] = [
  ['AT', ({ at }) => at],
  ['ACTOR', ({ actor }) => `${actor.type} ${actor.id}`],
  ['ACTION', ({ action }) => action],
  ['RESOURCE', ({ resource }) => `${resource.type} ${resource.id}`],
  ['FROM', ({ ip_prefix }) => ip_prefix ?? ''],
];

/** Every page. @returns what to print. */
export function showAuditLog(tenant: string | undefined, flags: AuditFlags): Promise<string> {
  const { after, before, actor, action, resource } = flags;
  const filter = Object.entries({ after, before, actor, action, resource });
  const given = Object.fromEntries(filter.filter(([, value]) => value !== undefined));
  return withAccess(flags, async (access) => {
    const entries: Entry[] = [];
    for (let token: string | null | undefined; token !== null; ) {
      const wanted = { limit: 100, ...given, ...(token === undefined ? {} : { page_token: token }) };
      const request =
        tenant === undefined
          ? { command: 'audit-log.list' as const, ...wanted }
          : { command: 'audit-log.of-tenant' as const, tenant, ...wanted };
      const page = await askAdmin(access, request, pageSchema);
      entries.push(...page.entries);
      token = page.next_page_token;
    }
    if (flags.json === true) return printedJson({ entries });
    return entries.length === 0 ? 'There are no entries.' : textTable(COLUMNS, entries).join('\n');
  });
}
