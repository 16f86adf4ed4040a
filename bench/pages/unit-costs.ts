import { ASSUMED } from '../cost-model/assumptions.ts';
import { dollarsOf, mail } from '../cost-model/bills.ts';
import { PRICED_ON, PRICES } from '../cost-model/prices.ts';

const GIGABYTE = 1_000_000_000;
const MONTH_DAYS = 30;
/** `ASSUMED.mailBucketBytes` describes an email of this size. */
const MAIL_BYTES = 2_000;

/** @param source the module with the numbers of before. */
export function unitCosts(source: string): string {
  const tablePrice = PRICES.dynamodbGigabyteMonth + PRICES.dynamodbBackupGigabyteMonth;
  const costs = {
    mail: dollarsOf(mail()),
    messageDay: (ASSUMED.mailTableBytes * tablePrice) / GIGABYTE / MONTH_DAYS,
    byteDay: ((ASSUMED.mailBucketBytes / MAIL_BYTES) * PRICES.s3GigabyteMonth) / GIGABYTE / MONTH_DAYS,
  };
  return Object.entries(costs).reduce(
    (text, [name, dollars]) =>
      text.replace(new RegExp(`(?<= ${name}: )[^,]+`), String(Number(dollars.toPrecision(6)))),
    source.replace(/(?<=PRICED_ON = ')[^']+/, PRICED_ON),
  );
}
