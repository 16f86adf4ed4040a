import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

/** Share of the day's quota from which on a warning is due. */
const NEARLY_USED = 0.8;

export const sesSending: Check<Pick<StackContext, 'aws'>> = {
  id: 'ses-sending',
  title: 'SES sending',
  actions: ['ses:GetAccount'],
  async run({ aws }, abortSignal) {
    const account = await aws.sesv2.send(new GetAccountCommand({}), { abortSignal });
    const { SendingEnabled, EnforcementStatus, ProductionAccessEnabled, SendQuota, PricingAttributes } =
      account;
    if (SendingEnabled !== true || EnforcementStatus === 'SHUTDOWN') {
      return [
        failure(
          `SES has stopped the account's sending (${EnforcementStatus ?? 'disabled'}): codes are not sent`,
          'Open the SES console, Account dashboard, and answer the case that AWS opened.',
        ),
      ];
    }
    const findings: Finding[] = [];
    if (ProductionAccessEnabled !== true) {
      findings.push(
        warning(
          'SES is in the sandbox: it sends to verified addresses only, so sign-up codes reach no other address',
          'Ask for production access: docs/deploy.md#after-the-first-deployment.',
        ),
      );
    }
    if (EnforcementStatus !== undefined && EnforcementStatus !== 'HEALTHY') {
      findings.push(
        warning(
          `SES has the account under review: ${EnforcementStatus}`,
          'See docs/runbook.md#code-mails-bounce.',
        ),
      );
    }
    const { Max24HourSend = 0, SentLast24Hours = 0, MaxSendRate = 0 } = SendQuota ?? {};
    const quota = `${SentLast24Hours} of ${Max24HourSend} mails sent in 24 hours, ${MaxSendRate} a second`;
    // A quota of -1 is unlimited.
    if (SendQuota !== undefined && Max24HourSend >= 0 && SentLast24Hours >= Max24HourSend * NEARLY_USED) {
      findings.push(
        warning(
          quota,
          'Ask Service Quotas for more ("Sending quota" of SES), or see docs/runbook.md#many-code-mails.',
        ),
      );
    }
    return findings.length > 0
      ? findings
      : [ok(`in production; ${quota}${planText(PricingAttributes?.CurrentPlan)}`)];
  },
};

/** docs/cost.md says what it changes. GetAccount leaves it out in regions without plans. */
function planText(plan: string | undefined): string {
  if (plan === undefined) return '';
  return plan === 'NONE' ? '; no pricing plan' : `; pricing plan ${plan}`;
}
