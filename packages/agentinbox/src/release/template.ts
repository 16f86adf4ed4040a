import * as z from 'zod';

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
});

export const templateSchema = z.looseObject({
  Parameters: z.record(z.string(), z.looseObject({ Default: z.unknown().optional() })).default({}),
  Resources: z.record(z.string(), resourceSchema),
});
export type Template = z.output<typeof templateSchema>;

export const DATA_TYPES: ReadonlySet<string> = new Set([
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::KMS::Key',
]);
export const IDENTITY_TYPE = 'AWS::SES::EmailIdentity';

export function withoutRetention(template: Template): Template | undefined {
  const changed = structuredClone(template);
  for (const resource of Object.values(changed.Resources)) {
    if (isRetained(resource)) {
      resource.DeletionPolicy = 'Delete';
      resource.UpdateReplacePolicy = 'Delete';
    }
    const { Properties } = resource;
    if (Properties?.['DeletionProtectionEnabled'] === true) Properties['DeletionProtectionEnabled'] = false;
  }
  return JSON.stringify(changed) === JSON.stringify(template) ? undefined : changed;
}

export function isRetained({
  DeletionPolicy = '',
}: {
  readonly DeletionPolicy?: string | undefined;
}): boolean {
  return DeletionPolicy.startsWith('Retain');
}

const NAMES: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'API',
  'AWS::CloudWatch::Alarm': 'alarm',
  'AWS::CloudWatch::Dashboard': 'dashboard',
  'AWS::DynamoDB::Table': 'table',
  'AWS::Events::EventBus': 'event bus',
  'AWS::Events::Rule': 'event rule',
  'AWS::IAM::Policy': 'IAM policy',
  'AWS::IAM::Role': 'IAM role',
  'AWS::KMS::Key': 'encryption key',
  'AWS::Lambda::EventSourceMapping': 'queue mapping',
  'AWS::Lambda::Function': 'function',
  'AWS::Lambda::Permission': 'function permission',
  'AWS::Logs::LogGroup': 'log group',
  'AWS::Route53::RecordSet': 'DNS record',
  'AWS::S3::Bucket': 'bucket',
  'AWS::SES::EmailIdentity': 'SES domain',
  'AWS::SES::ReceiptRule': 'receipt rule',
  'AWS::SES::ReceiptRuleSet': 'receipt rule set',
  'AWS::SNS::Topic': 'topic',
  'AWS::SQS::Queue': 'queue',
};

/** Example: `AWS::S3::Bucket` becomes `bucket`. */
export function typeName(type: string): string {
  return NAMES[type] ?? type.replace(/^(?:AWS|Custom)::/, '').replace('::', ' ');
}

export function countedTypes(types: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(typeName(type), (counts.get(typeName(type)) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${count === 1 ? name : plural(name)}`)
    .join(', ');
}

function plural(name: string): string {
  return name.endsWith('y') && !name.endsWith('ey')
    ? `${name.slice(0, -1)}ies`
    : name.endsWith('s')
      ? `${name}es`
      : `${name}s`;
}
