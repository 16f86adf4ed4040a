/**
 * The deployments that docs/deploy.md shows, each with the settings that it is given beside the inbox domain. Every
 * one of them is synthesized, validated and checked for what is bad practice.
 */
export const optionSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Plain: {},
  HostedZone: { hostedZoneId: 'Z0123456789ABCDEFGHIJ', hostedZoneName: 'example.com' },
  Sender: { senderDomain: 'mail.example.net' },
  Silent: { senderDomain: 'none' },
  Joined: { receiptRules: 'join' },
  Forbidden: { mcp: 'gateway' },
  Replacing: { receiptRules: 'replace' },
  Staging: { inboxDomain: 'staging.example.com' },
  Watched: {
    alarmEmail: 'ops@example.com',
    alarmNoMailHours: '24',
    canary: 'true',
    monthlyBudget: '200',
    tableMaxReadUnits: '4000',
    tableMaxWriteUnits: '2000',
  },
  Throwaway: { removalPolicy: 'destroy', recovery: 'none' },
  Careful: { encryptionKey: 'customer', recovery: 'all', logRetentionDays: '365' },
  Bounded: { reservedConcurrency: '{"api":100,"receive-mail":20}', signUpsPerHourPerSource: '5' },
  /** docs/deploy.md, "Keep receiving mail during a flood". */
  Flooded: {
    apiRequestsPerSecond: '500',
    reservedConcurrency:
      '{"api":200,"mcp":100,"stream-connect":100,"stream-message":100,"stream-disconnect":50,"console":20,"receive-mail":100}',
  },
  Accounted: { tags: '{"team":"mail","cost-center":"42"}' },
  Literal: { signUpRotation: 'immediate', quarantineDays: '30', deferredMailDays: '7' },
  Expiring: { rawMailDays: '90' },
  Named: {
    hostedZoneId: 'Z0123456789ABCDEFGHIJ',
    hostedZoneName: 'example.com',
    apiDomain: 'api.example.com',
    streamDomain: 'stream.example.com',
    mcpDomain: 'mcp.example.com',
  },
  NamedElsewhere: {
    apiDomain: 'api.example.org',
    streamDomain: 'stream.example.org',
    certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/0a1b2c3d',
    mcpDomain: 'mcp.example.org',
    mcpCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-mcp',
  },
  Forgetful: { rawMailDays: '0' },
};
