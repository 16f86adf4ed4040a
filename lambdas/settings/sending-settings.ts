import { inboxDomainsOf, type Policy } from './policy.ts';
import { NO_SENDER } from './stack-settings.ts';

interface SenderSettings {
  readonly signUp: Policy['signUp'];
  readonly senderDomain?: string | undefined;
  readonly canary: boolean;
  readonly inboxDomain: string;
}

export function sendingOf(
  { signUp, senderDomain, canary, inboxDomain }: SenderSettings,
  given: Readonly<Record<string, unknown>>,
): Pick<SenderSettings, 'signUp'> & { readonly senderDomain: string | undefined } {
  if (senderDomain !== NO_SENDER) return { signUp, senderDomain: senderDomain ?? `notify.${inboxDomain}` };
  const refused = [
    given['signUp'] !== undefined && signUp !== 'closed' ? `signUp=${signUp} emails codes` : undefined,
    canary
      ? 'canary=true sends an email every hour (doctor --probe sends one with your credentials)'
      : undefined,
  ].find((each) => each !== undefined);
  if (refused !== undefined)
    throw new Error(`Settings refused: ${refused}, but senderDomain=none never sends email`);
  return { signUp: 'closed', senderDomain: undefined };
}

/** The DNS records contradict each other: one domain never sends, the other does. */
export function refuseSharedDomain(
  settings: Parameters<typeof inboxDomainsOf>[0] & { readonly senderDomain: string | undefined },
): void {
  const { inboxDomain, senderDomain } = settings;
  const domains = inboxDomainsOf(settings);
  if (senderDomain !== undefined && domains.includes(senderDomain)) {
    throw new Error(
      `Settings refused: senderDomain must not be the inbox domain ${senderDomain}, which sends nothing (omit it to use notify.${inboxDomain})`,
    );
  }
  const twice = domains.find((domain, at) => domains.indexOf(domain) !== at);
  if (twice !== undefined) throw new Error(`Settings refused: ${twice} is given twice as an inbox domain`);
}
