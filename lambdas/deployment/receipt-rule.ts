export interface OwnRule {
  readonly recipients: readonly string[];
  readonly bucket: string;
  readonly topic: string;
}

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

/** SES applies rules in order. Undefined means that email reaches the service. */
export function whyUnreached(rules: readonly ShownRule[], own: OwnRule): string | undefined {
  const place = rules.findIndex(({ Actions = [] }) =>
    Actions.some(({ S3Action }) => S3Action?.BucketName === own.bucket && S3Action.TopicArn === own.topic),
  );
  const rule = rules[place];
  if (rule === undefined) return 'no rule stores its mail';
  if (rule.Enabled !== true) return `the rule ${rule.Name} is disabled`;
  const received = (rule.Recipients ?? []).map((recipient) => recipient.toLowerCase());
  const missing = received.length === 0 ? [] : own.recipients.filter((domain) => !received.includes(domain));
  if (missing.length > 0) return `the rule ${rule.Name} does not receive mail for ${missing.join(', ')}`;
  const stopping = stoppingRule(rules.slice(0, place), own.recipients);
  return stopping === undefined ? undefined : `the rule ${stopping} comes first and stops processing`;
}

export function stoppingRule(rules: readonly ShownRule[], domains: readonly string[]): string | undefined {
  return rules.find(
    ({ Enabled, Recipients = [], Actions = [] }) =>
      Enabled === true &&
      Actions.some(({ StopAction }) => StopAction !== undefined) &&
      (Recipients.length === 0 ||
        domains.some((domain) => Recipients.some((each) => concerns(each, domain)))),
  )?.Name;
}

/** SES lets a recipient with a leading dot match all subdomains. */
function concerns(recipient: string, domain: string): boolean {
  const wanted = recipient.toLowerCase();
  if (wanted.startsWith('.')) return domain.endsWith(wanted);
  return wanted.slice(wanted.lastIndexOf('@') + 1) === domain;
}
