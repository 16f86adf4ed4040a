import * as z from 'zod';
import { stackFields } from '../settings/stack-settings.ts';

const deploymentSchema = z.object({
  InboxDomain: z.string(),
  MoreInboxDomains: z.string().default(''),
  SenderDomain: z.string().default(''),
  Sender: z.enum(['ses', 'none']).default('ses'),
  HostedZoneId: z.string(),
  EncryptionKey: z.enum(['aws', 'customer']),
  RemovalPolicy: z.enum(['retain', 'destroy']),
  AllowedChange: stackFields.allowedChange,
  /** The value `auto` means the account's unreserved executions. */
  Concurrency: z.literal('auto').or(z.coerce.number().int().positive()).default('auto'),
  ReservedExecutions: z.coerce.number().int().min(0).default(0),
  /** CDK checks deployments without the released template at synthesis. */
  Parameters: z.record(z.string(), z.string()).optional(),
});
export type Deployment = z.output<typeof deploymentSchema>;

/** Older versions of the stack lack some of these properties. */
const deployedSchema = deploymentSchema.partial();
export type Deployed = z.output<typeof deployedSchema>;

/** The format is in the CloudFormation user guide, "Custom resource request objects". */
const requestSchema = z.discriminatedUnion('RequestType', [
  z.object({ RequestType: z.literal('Create'), ResourceProperties: deploymentSchema }),
  z.object({
    RequestType: z.literal('Update'),
    StackId: z.string(),
    ResourceProperties: deploymentSchema,
    OldResourceProperties: deployedSchema,
  }),
  z.object({ RequestType: z.literal('Delete') }),
]);
export type DeploymentRequest = z.output<typeof requestSchema>;

export function readDeploymentRequest(event: unknown): DeploymentRequest {
  return requestSchema.parse(event);
}
