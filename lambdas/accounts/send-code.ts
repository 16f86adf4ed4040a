import type { Services } from '../core/context.ts';
import type { Account } from '../store/account/accounts.ts';
import { codeUse, markCodeSent } from '../store/account/codes.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import type { PlannedCode } from './plan-code.ts';

/** Mails a code that the account's transaction has stored. @throws what the mailer throws. */
export async function sendCode(
  services: Services,
  { tenantId, humanEmail }: Pick<Account, 'tenantId' | 'humanEmail'>,
  { code, serial }: PlannedCode,
): Promise<void> {
  try {
    await services.mailer.send({
      to: humanEmail,
      subject: `${code} is your Agent Inbox code`,
      text: [
        `Your verification code is ${code}`,
        '',
        'Give it to the agent that signed up with your address. It is good for 24 hours and for one use.',
        'If you did not expect this mail, ignore it: without the code the account cannot be confirmed.',
        '',
      ].join('\n'),
    });
  } catch (error) {
    await forgetCode(services, tenantId, serial);
    throw error;
  }
  await markCodeSent(services.table, tenantId, serial);
}

/** The next sign-up must not wait for a mail that never left. */
async function forgetCode({ table }: Services, tenantId: string, serial: string): Promise<void> {
  // It fails when another sign-up has put a code in its place already.
  await failedConditions(transact, table, codeUse(table, tenantId, { serial }));
}
