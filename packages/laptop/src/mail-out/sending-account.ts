import type { JsonObject } from '../contract.ts';

export interface SendingAccount {
  readonly state: 'production' | 'sandbox' | 'paused' | 'suspended';
  readonly verified: ReadonlySet<string>;
}

/** SES's mailbox simulator accepts email in the sandbox, too. */
const SIMULATOR = '@simulator.amazonses.com';

const STOPPED = {
  paused: { name: 'SendingPausedException', message: 'Email sending is paused for this account.' },
  suspended: { name: 'AccountSuspendedException', message: 'Your account is suspended from sending email.' },
} as const;

export function accountReply({ state }: Pick<SendingAccount, 'state'> = { state: 'production' }): JsonObject {
  return {
    SendingEnabled: state !== 'paused',
    EnforcementStatus: state === 'suspended' ? 'SHUTDOWN' : 'HEALTHY',
    ProductionAccessEnabled: state !== 'sandbox',
  };
}

export function refusedSending(
  account: SendingAccount | undefined,
  { from, to }: { readonly from: string; readonly to: readonly string[] },
  isOwn: (address: string) => boolean,
): { readonly name: string; readonly message: string } | undefined {
  const { state, verified }: SendingAccount = account ?? { state: 'production', verified: new Set() };
  if (state === 'paused' || state === 'suspended') return STOPPED[state];
  const checked =
    state === 'sandbox' ? [from, ...to.filter((address) => !isInSandbox(address, verified))] : [from];
  const failed = checked.filter((address) => !isOwn(address));
  if (failed.length === 0) return undefined;
  const message = `Email address is not verified. The following identities failed the check in region {region}: ${failed.join(', ')}`;
  return { name: 'MessageRejected', message };
}

function isInSandbox(address: string, verified: SendingAccount['verified']): boolean {
  return verified.has(address) || address.endsWith(SIMULATOR);
}
