import { ListReceiptFiltersCommand } from '@aws-sdk/client-ses';
import type { Check } from '../check.ts';
import { ok, warning } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

/** SES refuses senders by address before any rule runs, and leaves no trace of it. */
export const receiptFilters: Check<Pick<StackContext, 'aws'>> = {
  id: 'receipt-filters',
  title: 'IP address filters',
  actions: ['ses:ListReceiptFilters'],
  async run({ aws }, abortSignal) {
    const { Filters = [] } = await aws.ses.send(new ListReceiptFiltersCommand({}), { abortSignal });
    const blocks = Filters.flatMap(({ Name, IpFilter }) =>
      IpFilter?.Policy === 'Block' ? [`${IpFilter.Cidr} (${Name})`] : [],
    );
    if (blocks.length === 0) return [ok('No filter blocks senders; SES blocks those on its own list')];
    return [
      warning(
        `Mail of these senders is refused without a trace: ${blocks.join(', ')}`,
        'If one of them should be received: aws ses delete-receipt-filter --filter-name <name>.',
      ),
    ];
  },
};
