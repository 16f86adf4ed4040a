/**
 * The deployments that docs/deploy.md shows, each with the settings that it is given beside the inbox domain. Every
 * one of them is synthesized, validated and checked for what is bad practice.
 */
export const optionSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Plain: {},
  HostedZone: { hostedZoneId: 'Z0123456789ABCDEFGHIJ', hostedZoneName: 'example.com' },
  Sender: { senderDomain: 'mail.example.net' },
  TakeOver: { takeOverRuleSet: 'true' },
  Staging: { inboxDomain: 'staging.example.com' },
  Watched: { alarmEmail: 'ops@example.com', alarmCodeMailsPerHour: '1000' },
  Throwaway: { removalPolicy: 'destroy', deletionProtection: 'false', pointInTimeRecovery: 'false' },
  Careful: { encryptionKey: 'customer', rawMailVersioning: 'true', logRetentionDays: '365' },
  Bounded: { reservedConcurrency: '{"api":100,"receive-mail":20}', signUpsPerHourPerSource: '5' },
  Accounted: { tags: '{"team":"mail","cost-center":"42"}', tracing: 'true' },
  Literal: { signUpRotation: 'immediate', quarantineDays: '30', heldMailDays: '7' },
  Expiring: { rawMailDays: '90' },
  Forgetful: { rawMailDays: '0' },
};
