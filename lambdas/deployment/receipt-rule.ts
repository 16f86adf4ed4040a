/** What the service's mail needs of a receipt rule set. */
export interface OwnRule {
  readonly recipients: readonly string[];
  readonly bucket: string;
  readonly topic: string;
}

/** A rule as SES shows it, as far as it is looked at. */
export interface ShownRule {
  readonly Name?: string | undefined;
  readonly Enabled?: boolean | undefined;
  readonly Recipients?: readonly string[] | undefined;
  readonly Actions?:
    | readonly {
        readonly S3Action?:
          | { readonly BucketName?: string | undefined; readonly TopicArn?: string | undefined }
          | undefined;
        readonly StopAction?: object | undefined;
      }[]
    | undefined;
}

/** @returns why mail does not reach the service by these rules, which SES applies in their order; undefined when it does */
export function whyUnreached(rules: readonly ShownRule[], own: OwnRule): string | undefined {
  const place = rules.findIndex(({ Actions = [] }) =>
    Actions.some(({ S3Action }) => S3Action?.BucketName === own.bucket && S3Action.TopicArn === own.topic),
  );
  const rule = rules[place];
  if (rule === undefined) return 'no rule stores its mail';
  if (rule.Enabled !== true) return `the rule ${rule.Name} is disabled`;
  const received = (rule.Recipients ?? []).map((recipient) => recipient.toLowerCase());
  const missing = received.length === 0 ? [] : own.recipients.filter((domain) => !received.includes(domain));
  if (missing.length > 0) return `the rule ${rule.Name} does not receive for ${missing.join(', ')}`;
  const stopping = stoppingRule(rules.slice(0, place), own.recipients);
  return stopping === undefined ? undefined : `the rule ${stopping} comes first and stops`;
}

/** Name of the first rule that keeps mail for the domains from all rules after it. */
export function stoppingRule(rules: readonly ShownRule[], domains: readonly string[]): string | undefined {
  return rules.find(
    ({ Enabled, Recipients = [], Actions = [] }) =>
      Enabled === true &&
      Actions.some(({ StopAction }) => StopAction !== undefined) &&
      (Recipients.length === 0 ||
        domains.some((domain) => Recipients.some((each) => concerns(each, domain)))),
  )?.Name;
}

/** Whether a recipient is the domain, an address in it, or all domains below one of its parents. */
function concerns(recipient: string, domain: string): boolean {
  const wanted = recipient.toLowerCase();
  if (wanted.startsWith('.')) return domain.endsWith(wanted);
  return wanted.slice(wanted.lastIndexOf('@') + 1) === domain;
}
