// Written by npm run generate, from lib/settings.ts and docs/deploy.md.

/** Settings of the service: see "Settings" in docs/deploy.md. */
export interface AgentInboxProps {
  /** Domain whose addresses are inboxes. Required. */
  readonly inboxDomain: string;
  /** Up to ten additional domains. Default: `[]`. */
  readonly moreInboxDomains?: string[] | undefined;
  /** Days after which raw bytes expire; if fewer than 30, over-quota mail expires then too. `0` deletes them when the message is stored; those of earlier mail and of mail with `parse_error` expire after 30 days. Without them, `GET .../raw` returns 404 and no rebuild is possible. Default: as long as the message. */
  readonly rawMailDays?: number | undefined;
  /** Unknown names per hour whose mail a domain's catch-all stores; `0` stores none. Default: `1000`. */
  readonly unknownNamesPerHour?: number | undefined;
  /** Days after which spam is deleted (company.md). Default: same as other mail. */
  readonly spamRetentionDays?: number | undefined;
  /** Up to about five plans by name, including `unverified` and `verified`. Each has `inboxes`, `messagesPerMonth`, `storageBytes`, `webhooks`, `keys` (1,000 by default), concurrent `waits` (5 for `unverified`, otherwise 100), `waitsPerKey` (2 and 25), `searches` (2 and 10) and `sockets` (20 and 2,000), pending attachment `texts` (20 and 100, at most 500), `exportsPerDay` (2 and 24), `retentionDays`. Default: see lambdas/settings/plan-settings.ts. */
  readonly plans?: {
    unverified: {
      inboxes: number;
      messagesPerMonth: number;
      storageBytes: number;
      webhooks: number;
      keys: number;
      waits?: number | undefined;
      waitsPerKey?: number | undefined;
      searches?: number | undefined;
      sockets?: number | undefined;
      texts?: number | undefined;
      exportsPerDay?: number | undefined;
      retentionDays?: number | undefined;
    };
    verified: {
      inboxes: number;
      messagesPerMonth: number;
      storageBytes: number;
      webhooks: number;
      keys: number;
      waits?: number | undefined;
      waitsPerKey?: number | undefined;
      searches?: number | undefined;
      sockets?: number | undefined;
      texts?: number | undefined;
      exportsPerDay?: number | undefined;
      retentionDays?: number | undefined;
    };
  };
  /** `invite` requires an invitation; `closed` refuses sign-up. Default: `open`. */
  readonly signUp?: 'open' | 'invite' | 'closed' | undefined;
  /** Domains whose addresses may sign up (exact match): `'["example.com"]'`, at most 500 characters. Default: any. */
  readonly signUpDomains?: string[] | undefined;
  /** Sign-ups per hour from one source address; `0` removes the limit. Default: `20`. */
  readonly signUpsPerHourPerSource?: number | undefined;
  /** SHA-256 (hexadecimal) of the secret with which your proxy proves the client's address. Default: none. */
  readonly sourceAddressSecretHash?: string | undefined;
  /** Domain from which codes and notices are sent; `none` sends nothing and closes sign-up, so no SES production access is needed. Default: `notify.<inboxDomain>`. */
  readonly senderDomain?: string | undefined;
  /** Route 53 zone in which the records are created. Default: none. */
  readonly hostedZoneId?: string | undefined;
  /** Domain of that zone. Default: the inbox domain. */
  readonly hostedZoneName?: string | undefined;
  /** `join` adds a rule to the active receipt rule set; `replace` allows replacing a different active one. Default: `own`. */
  readonly receiptRules?: 'own' | 'join' | 'replace' | undefined;
  /** What one deployment may change: `domain` or `zone`. Default: `none`. */
  readonly allowedChange?: 'none' | 'domain' | 'zone' | undefined;
  /** A new value makes the deployment check the account again. Default: none. */
  readonly nonce?: string | undefined;
  /** Read units per second above which DynamoDB throttles the table and, separately, its index. Default: the account's quota. */
  readonly tableMaxReadUnits?: number | undefined;
  /** Write units per second; an email uses about 16 (scale.md). Above this limit, mail waits and calls fail. To lift it, set a high number: if you remove the setting, DynamoDB keeps the old one. Default: the account's quota. */
  readonly tableMaxWriteUnits?: number | undefined;
  /** Throttling rate and burst of the REST API, and of the event stream's connections and messages, for all clients together. Default: `1000`. */
  readonly apiRequestsPerSecond?: number | undefined;
  /** The web console. Default: `true`. */
  readonly console?: boolean | undefined;
  /** Custom domain of the REST API. Default: none. */
  readonly apiDomain?: string | undefined;
  /** Custom domain of the event stream. Default: none. */
  readonly streamDomain?: string | undefined;
  /** Certificate that covers `apiDomain` and `streamDomain`, in the stack's region. Default: issued for domains in the hosted zone. */
  readonly certificateArn?: string | undefined;
  /** `gateway` serves MCP at `/mcp` of the REST API, without a function URL. Default: `url`. */
  readonly mcp?: 'url' | 'gateway' | undefined;
  /** Custom domain of MCP; adds CloudFront. Default: none. */
  readonly mcpDomain?: string | undefined;
  /** Certificate for `mcpDomain`, in `us-east-1`. Default: issued for a stack in `us-east-1` with a hosted zone. */
  readonly mcpCertificateArn?: string | undefined;
  /** Address for alarm emails, or a list of up to ten. Default: none. */
  readonly alarmEmail?: string | string[] | undefined;
  /** `https` URL of a pager that receives alarms from SNS and confirms subscriptions. Default: none. */
  readonly alarmHttpsUrl?: string | undefined;
  /** Hours without a stored email, up to 168, after which an alarm goes off. Default: none. */
  readonly alarmNoMailHours?: number | undefined;
  /** Tags for every resource, in addition to `app=agent-inbox`: `'{"team":"mail"}'`. Default: `{}`. */
  readonly tags?: Record<string, string> | undefined;
  /** `destroy` deletes the table, bucket, keys and logs with the stack; `retain` also prevents deletion of the table and the stack. Default: `retain`. */
  readonly removalPolicy?: 'retain' | 'destroy' | undefined;
  /** Allows restoring the table to any second of the last 35 days; `all` also keeps deleted mail objects for 30 more days; `none` does neither. Default: `table`. */
  readonly recovery?: 'none' | 'table' | 'all' | undefined;
  /** `customer` encrypts the table, the bucket, and the topic and queues for receipts with a KMS key that belongs to the stack, and alarms with the keyring's key. Existing objects keep their key. Default: `aws`. */
  readonly encryptionKey?: 'aws' | 'customer' | undefined;
  /** Executions reserved for a function, which are also its maximum: `'{"api":100,"receive-mail":200}'`. `receive-mail` receives that many batches of ten emails at once; up to half of the executions of `api` and `mcp` can be waiting calls. The account must keep 100 unreserved; a new account must keep all 10 ("below its minimum value of [10]"). Default: `{}`. */
  readonly reservedConcurrency?: Record<string, number> | undefined;
  /** Concurrent executions. Waiting calls in `api` and in `mcp` can each use a fifth of these (at most 200; unverified accounts share a tenth of that fifth). Receiving mail can use a quarter (at most 50), and other queues less. `auto` means the account's unreserved executions. Default: `auto`. */
  readonly concurrency?: 'auto' | number | undefined;
  /** Every hour a function creates an account, emails its inbox, reads the message and deletes the account; an alarm goes off if this fails. About $0.50 a month, $2 without other mail. Its mail counts toward `alarmNoMailHours`. Default: `false`. */
  readonly canary?: boolean | undefined;
  /** Dollars per month for the whole account: a warning is sent to `alarmEmail` at 50, 80 and 100%, and when 80 or 100% is forecast. Some regions do not support it. Default: none. */
  readonly monthlyBudget?: number | undefined;
  /** 1, 3, 5, 7, 14, 30, 60, 90, 120, 180 or 365. Default: `30`. */
  readonly logRetentionDays?: 1 | 3 | 5 | 7 | 14 | 30 | 60 | 90 | 120 | 180 | 365 | undefined;
  /** Days for which audit log lines are kept: a CloudWatch value from 30 to 3653. Default: `400`. */
  readonly auditLogRetentionDays?:
    | 30
    | 60
    | 90
    | 180
    | 365
    | 400
    | 545
    | 731
    | 1096
    | 1827
    | 2192
    | 2557
    | 2922
    | 3288
    | 3653
    | undefined;
}
