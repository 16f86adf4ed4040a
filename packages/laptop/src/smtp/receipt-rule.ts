import * as z from 'zod';
import { type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import { propertiesOf } from '../template/properties-of.ts';

export interface ReceiptRule {
  /** Recipients are addresses, domains, or subdomains of a domain (with a leading dot). */
  readonly recipients: readonly string[];
  readonly bucketName: string;
  readonly objectKeyPrefix: string;
  readonly topicArn: string;
}

const ruleSchema = z.object({
  Rule: z.object({
    Enabled: z.literal(true),
    Recipients: z.array(z.string().min(1)).min(1),
    Actions: z.tuple([
      z.object({
        S3Action: z.object({
          BucketName: z.string(),
          ObjectKeyPrefix: z.string().default(''),
          TopicArn: z.string(),
        }),
      }),
    ]),
  }),
});

const joinedSchema = z.object({
  Recipients: z.array(z.string().min(1)).min(1),
  BucketName: z.string(),
  ObjectKeyPrefix: z.string(),
  TopicArn: z.string(),
});

/**
 * Supports only one rule, with one S3 action, a topic and recipients. @returns undefined for a template that receives
 * no email.
 */
export function receiptRule(template: ResolvedTemplate): ReceiptRule | undefined {
  const [first, ...others] = template.ofType('AWS::SES::ReceiptRule');
  if (first === undefined) {
    const [joined] = template.ofType('Custom::JoinedReceiptRule');
    if (joined === undefined) return undefined;
    const { Recipients, BucketName, ObjectKeyPrefix, TopicArn } = propertiesOf(joined, joinedSchema);
    return {
      recipients: Recipients,
      bucketName: BucketName,
      objectKeyPrefix: ObjectKeyPrefix,
      topicArn: TopicArn,
    };
  }
  if (others.length > 0) {
    throw new TemplateRefused(
      `The local runtime receives mail for one AWS::SES::ReceiptRule, but the template has ${others.length + 1}`,
    );
  }
  const parsed = ruleSchema.safeParse(first.properties);
  if (!parsed.success) {
    throw new TemplateRefused(
      `Receipt rule ${first.logicalId}: the local runtime supports only an enabled rule with Recipients and one S3Action with a TopicArn:\n${z.prettifyError(parsed.error)}`,
    );
  }
  const { Recipients, Actions } = parsed.data.Rule;
  const { BucketName, ObjectKeyPrefix, TopicArn } = Actions[0].S3Action;
  return {
    recipients: Recipients,
    bucketName: BucketName,
    objectKeyPrefix: ObjectKeyPrefix,
    topicArn: TopicArn,
  };
}

/**
 * `user@domain` also matches its `+labels`, `domain` only addresses of exactly this domain, and `.domain` those of its
 * subdomains, ignoring case (SES developer guide, "Recipient conditions").
 */
export function covers(rule: Pick<ReceiptRule, 'recipients'>, address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1) return false;
  const domain = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).toLowerCase();
  const unlabelled = local.replace(/\+.*$/s, '');
  return rule.recipients.some((recipient) => {
    const wanted = recipient.toLowerCase();
    if (wanted.startsWith('.')) return domain.endsWith(wanted);
    if (!wanted.includes('@')) return domain === wanted;
    return wanted === `${local}@${domain}` || wanted === `${unlabelled}@${domain}`;
  });
}
