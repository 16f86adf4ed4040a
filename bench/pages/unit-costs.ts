import { ASSUMED } from '../cost-model/assumptions.ts';
import { mailBill, totalOf } from '../cost-model/cost-model.ts';
import type { Counted } from '../cost-model/counted.ts';
import { PRICED_ON, PRICES } from '../cost-model/prices.ts';

const GIGABYTE = 1_000_000_000;
const MONTH_DAYS = 30;
/** `ASSUMED.mailBucketBytes` describes an email of this size. */
const MAIL_BYTES = 2_000;

export function unitCosts(counted: Counted): string {
  const tablePrice = PRICES.dynamodbGigabyteMonth + PRICES.dynamodbBackupGigabyteMonth;
  const costs = {
    mail: totalOf(mailBill(counted)),
    messageDay: (ASSUMED.mailTableBytes * tablePrice) / GIGABYTE / MONTH_DAYS,
    byteDay: ((ASSUMED.mailBucketBytes / MAIL_BYTES) * PRICES.s3GigabyteMonth) / GIGABYTE / MONTH_DAYS,
  };
  const lines = Object.entries(costs).map(
    ([name, dollars]) => `  ${name}: ${Number(dollars.toPrecision(6))},`,
  );
  return `// Made by \`npx node bench/pages/write-pages.ts\` from the cost model. Do not edit.

export const PRICED_ON = '${PRICED_ON}';

/** The unit is dollars per received email, and per day for a stored message and a byte. */
export const UNIT_COSTS = {
${lines.join('\n')}
} as const;
`;
}
