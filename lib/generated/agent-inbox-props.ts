// Written by npm run generate, from lib/settings.ts and docs/deploy.md.

/** Settings of the service: see "Settings" in docs/deploy.md. */
export interface AgentInboxProps {
  /** Domain whose addresses are inboxes. Default: none: required. */
  readonly inboxDomain: string;
  /** Up to ten further domains. Default: `[]`. */
  readonly moreInboxDomains?: string[] | undefined;
  /** Days after which raw bytes expire, at least `deferredMailDays`. `0` deletes them when the message is stored; those of earlier mail and of mail with `parse_error` after 30 days (`deferredMailDays` if more). Without them `GET .../raw` is 404 and no rebuild is possible. Default: as long as the message. */
  readonly rawMailDays?: number | undefined;
  /** Days for which the name of a deleted inbox is unavailable. Default: `365`. */
  readonly quarantineDays?: number | undefined;
  /** Seconds after a delete until the purge runs again. Default: `180`. */
  readonly purgeSettleSeconds?: number | undefined;
  /** Seconds after an interval of changes, twice as long, until usage is rolled up. At most 300. Default: `150`. */
  readonly usageRollUpDelaySeconds?: number | undefined;
  /** Age in seconds from which a log entry is final; at least 10 less than the roll-up's delay. Default: `120`. */
  readonly usageSettleSeconds?: number | undefined;
  /** Days for which over-quota mail is deferred. Default: `30`. */
  readonly deferredMailDays?: number | undefined;
  /** Days after which spam is deleted (company.md). Default: as other mail. */
  readonly spamRetentionDays?: number | undefined;
  /** Days after which held mail is deleted. Default: as other mail, at most 30. */
  readonly heldRetentionDays?: number | undefined;
  /** Plans by name, about five, with `unverified` and `verified`; each has `inboxes`, `messagesPerMonth`, `storageBytes`, `webhooks`, `keys` (1,000 by default), at once `waits` and `waitsPerKey` (5 and 2 for `unverified`, else 100 and 25), `searches` (2 and 10), `sockets` (20 and 2,000), waiting `texts` of attachments (20 and 100), `exportsPerDay` (2 and 24), `retentionDays`. Default: see lambdas/settings/plan-settings.ts. */
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
  /** `invite`: sign-up takes an invitation; `closed`: it is refused. Default: `open`. */
  readonly signUp?: 'open' | 'invite' | 'closed' | undefined;
  /** Domains whose addresses may sign up, compared exactly: `'["example.com"]'`, at most 500 characters. Default: any. */
  readonly signUpDomains?: string[] | undefined;
  /** `immediate`: a repeated sign-up by anyone replaces the key at once. Default: `proven`. */
  readonly signUpRotation?: 'proven' | 'immediate' | undefined;
  /** Sign-ups from one source address in an hour; `0` removes the limit. Default: `20`. */
  readonly signUpsPerHourPerSource?: number | undefined;
  /** Header with the client's address from your proxy. Default: none. */
  readonly sourceAddressHeader?: string | undefined;
  /** SHA-256 (hexadecimal) of the secret that the proxy sends. Required with the header. Default: none. */
  readonly sourceAddressSecretHash?: string | undefined;
  /** Code mails to one mailbox in a minute. Default: `1`. */
  readonly codeMailsPerMinute?: number | undefined;
  /** Codes and notices that sign-up mails to one mailbox in a day. Default: `5`. */
  readonly codeMailsPerDay?: number | undefined;
  /** Inboxes, webhooks and API keys, each, that a tenant creates in a minute; `0` removes the limit. Default: `60`. */
  readonly creationsPerMinute?: number | undefined;
  /** Time between two reads of a waiting call. Default: `1000`. */
  readonly waitPollMilliseconds?: number | undefined;
  /** `loopback` is for the local runtime only. Default: `public`. */
  readonly webhookTargets?: 'public' | 'loopback' | undefined;
  /** Seconds before each attempt at a webhook. Default: ten attempts in 3.15 days. */
  readonly webhookSchedule?: number[] | undefined;
  /** `none`: nothing is sent and sign-up closed; SES needs no production access. Default: `ses`. */
  readonly sender?: 'ses' | 'none' | undefined;
  /** Domain from which codes and notices are sent. Default: `notify.<inboxDomain>`. */
  readonly senderDomain?: string | undefined;
  /** Route 53 zone in which the records are created. Default: none. */
  readonly hostedZoneId?: string | undefined;
  /** Domain of that zone. Default: the inbox domain. */
  readonly hostedZoneName?: string | undefined;
  /** `join`: a rule in the active receipt rule set of others. Default: `own`. */
  readonly receiptRules?: 'own' | 'join' | undefined;
  /** Allows an update to change `inboxDomain`. Default: `false`. */
  readonly allowDomainChange?: boolean | undefined;
  /** Allows an update to omit or change `hostedZoneId`. Default: `false`. */
  readonly allowRecordDeletion?: boolean | undefined;
  /** Another text makes a deployment look at the account again. Default: none. */
  readonly nonce?: string | undefined;
  /** Read units a second at which DynamoDB throttles the table, and separately its index. Default: the account's quota. */
  readonly tableMaxReadUnits?: number | undefined;
  /** Write units a second, of which a mail takes about 16 (scale.md); beyond, mail waits and calls fail. To lift it, set a high number: without the setting DynamoDB keeps the old one. Default: the account's quota. */
  readonly tableMaxWriteUnits?: number | undefined;
  /** Throttle of the REST API, all clients together. Default: `1000`. */
  readonly apiRequestsPerSecond?: number | undefined;
  /** Requests that are accepted at once before the rate applies. Default: `1000`. */
  readonly apiRequestBurst?: number | undefined;
  /** Throttle of connections and messages of the event stream. Default: `500`. */
  readonly streamRequestsPerSecond?: number | undefined;
  /** Connections and messages that are accepted at once. Default: `500`. */
  readonly streamRequestBurst?: number | undefined;
  /** The web console. Default: `true`. */
  readonly console?: boolean | undefined;
  /** Custom domain of the REST API. Default: none. */
  readonly apiDomain?: string | undefined;
  /** Certificate of `apiDomain`, in the stack's region. Default: issued in the hosted zone. */
  readonly apiCertificateArn?: string | undefined;
  /** Custom domain of the event stream. Default: none. */
  readonly streamDomain?: string | undefined;
  /** Certificate of `streamDomain`, in the stack's region. Default: issued in the hosted zone. */
  readonly streamCertificateArn?: string | undefined;
  /** `gateway`: MCP is `/mcp` of the REST API, and has no function URL. Default: `url`. */
  readonly mcp?: 'url' | 'gateway' | undefined;
  /** Custom domain of MCP; adds CloudFront. Default: none. */
  readonly mcpDomain?: string | undefined;
  /** Certificate of `mcpDomain`, in `us-east-1`. Default: issued in the hosted zone, in `us-east-1` only. */
  readonly mcpCertificateArn?: string | undefined;
  /** Allows replacing another active receipt rule set. Default: `false`. */
  readonly takeOverRuleSet?: boolean | undefined;
  /** Address that alarms are mailed to, or a list of up to ten. Default: none. */
  readonly alarmEmail?: string | string[] | undefined;
  /** `https` address that SNS posts alarms to, of a pager that confirms such subscriptions. Default: none. */
  readonly alarmHttpsUrl?: string | undefined;
  /** An alarm rings above this number of mails to humans in an hour. Default: `500`. */
  readonly alarmCodeMailsPerHour?: number | undefined;
  /** An alarm rings after this many hours without a stored mail, up to 168. Default: none. */
  readonly alarmNoMailHours?: number | undefined;
  /** Tags of every resource, beside `app=agent-inbox`: `'{"team":"mail"}'`. Default: `{}`. */
  readonly tags?: Record<string, string> | undefined;
  /** `destroy`: table, bucket, keys and logs are deleted with the stack. Default: `retain`. */
  readonly removalPolicy?: 'retain' | 'destroy' | undefined;
  /** The table cannot be deleted. Default: `true`. */
  readonly deletionProtection?: boolean | undefined;
  /** The table can be restored to any second of 35 days. Default: `true`. */
  readonly pointInTimeRecovery?: boolean | undefined;
  /** Deleted objects of mail are kept for 30 more days. Default: `false`. */
  readonly rawMailVersioning?: boolean | undefined;
  /** `customer`: a KMS key of the stack encrypts table, bucket, topic and queues of receipts; the keyring's key encrypts alarms. Objects keep the key they were written with. Default: `aws`. */
  readonly encryptionKey?: 'aws' | 'customer' | undefined;
  /** Concurrency of a function, reserved and at most: `'{"api":100,"receive-mail":20}'`. 100 of the account's must be left, in a new account all 10 ("below its minimum value of [10]"). Default: `{}`. */
  readonly reservedConcurrency?: Record<string, number> | undefined;
  /** Concurrent executions that limits of waiting calls and queues are derived from; `auto`: those of the account that are not reserved. Default: `auto`. */
  readonly concurrency?: 'auto' | number | undefined;
  /** Batches of at most ten emails that are received at once. Default: a quarter of `concurrency`, at most 50. */
  readonly receivingConcurrency?: number | undefined;
  /** Calls of all tenants that may `wait` at once in `api`, and in `mcp`, each in an execution; a tenth for unverified accounts. Default: a fifth of `concurrency`, at most 200; half of what is reserved. */
  readonly waitingCalls?: number | undefined;
  /** Every hour a function makes an account, mails its inbox, reads the mail and deletes the account, with an alarm. About $0.50 a month, $2 without other mail. Its mail counts for `alarmNoMailHours`. Default: `false`. */
  readonly canary?: boolean | undefined;
  /** Dollars a month of the whole account: `alarmEmail` is warned at 50, 80 and 100 %, and of the forecast. Some regions refuse it. Default: none. */
  readonly monthlyBudget?: number | undefined;
  /** 1, 3, 5, 7, 14, 30, 60, 90, 120, 180 or 365. Default: `30`. */
  readonly logRetentionDays?: 1 | 3 | 5 | 7 | 14 | 30 | 60 | 90 | 120 | 180 | 365 | undefined;
  /** Days for which lines of the audit log are kept: 30 to 3653, as CloudWatch offers them. Default: `400`. */
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
  /** X-Ray for every function. Default: `false`. */
  readonly tracing?: boolean | undefined;
}
