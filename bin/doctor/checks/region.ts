import { RECEIVING_REGIONS } from '../../../lib/settings.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';

export const region: Check<{ readonly stack: { readonly region: string } }> = {
  id: 'region',
  title: 'Region',
  actions: [],
  async run({ stack }) {
    return RECEIVING_REGIONS.includes(stack.region)
      ? [ok(`SES receives mail in ${stack.region}`)]
      : [
          failure(
            `SES receives no mail in ${stack.region}, or Lambda has no function URLs there`,
            `Deploy to one of ${RECEIVING_REGIONS.join(', ')}.`,
          ),
        ];
  },
};
