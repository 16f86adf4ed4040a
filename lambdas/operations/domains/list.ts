import * as z from 'zod';
import { type OpenDomain, openDomains } from '../../inboxes/open-domains.ts';
import { cut, type PageRequest } from '../../store/table/page.ts';
import { defineOperation } from '../define.ts';
import { listOf, onePage, pageFields } from '../fields.ts';
import { inboxOfKey } from '../of-inbox.ts';
import { pageOf } from '../page-token.ts';

const domainSchema = z
  .object({
    domain: z.string(),
    default: z.boolean().describe('Whether inboxes are created in this domain by default'),
    assigned: z.boolean().describe('Whether only this account can create inboxes there'),
    catch_all: z
      .string()
      .nullable()
      .describe(
        'Inbox that stores mail to unknown names; null if no inbox does, and for keys scoped to other inboxes',
      ),
    wildcard: z
      .boolean()
      .optional()
      .describe('For an assigned domain: whether that inbox stores mail to subdomains too'),
  })
  .meta({ id: 'Domain' });
type ShownDomain = z.output<typeof domainSchema>;

export const listDomainsOperation = defineOperation({
  name: 'domains.list',
  summary: 'List the domains for inboxes',
  description:
    'Lists the domains in which the account can create inboxes: shared domains and its own. An inbox-scoped key sees only the domain of its inbox.',
  method: 'GET',
  path: '/domains',
  input: z.object(pageFields),
  output: listOf('domains', domainSchema),
  access: { permission: 'inbox_read', scope: 'any' },
  example: {
    input: {},
    output: onePage({
      domains: [{ domain: 'agents.example.com', default: true, assigned: false, catch_all: null }],
    }),
  },
  async run(context, input) {
    const inboxId = inboxOfKey(context.caller);
    const list = { operation: 'domains.list', filters: [inboxId ?? ''] };
    const read = async ({ limit, after, ascending }: PageRequest) => {
      const open = (await openDomains(context)).filter(
        ({ domain }) => inboxId === undefined || inboxId.endsWith(`@${domain}`),
      );
      // The settings list the default domain first.
      const ordered = ascending ? open.toReversed() : open;
      const start = after === undefined ? 0 : ordered.findIndex(({ domain }) => domain === after) + 1;
      return cut(ordered.slice(start), limit, ({ domain }) => domain);
    };
    const show = ({ domain, own }: OpenDomain): ShownDomain => ({
      domain,
      default: domain === context.policy.inboxDomain,
      assigned: own !== undefined,
      ...(own && { wildcard: own.wildcard === true }),
      catch_all: inboxId === undefined || inboxId === own?.catchAll ? (own?.catchAll ?? null) : null,
    });
    const { items, ...page } = await pageOf(context, list, input, read, show);
    return { ...page, domains: items };
  },
});
