import * as z from 'zod';

/** CloudFormation sends every scalar as text. */
const flag = z.enum(['true', 'false']);

/** The settings of a deployment whose change may destroy something, and those that the account's limits are for. */
const deploymentSchema = z.object({
  InboxDomain: z.string(),
  /** Separated by commas. */
  MoreInboxDomains: z.string().default(''),
  SenderDomain: z.string().default(''),
  Sender: z.enum(['ses', 'none']).default('ses'),
  /** Empty without a hosted zone. */
  HostedZoneId: z.string(),
  EncryptionKey: z.enum(['aws', 'customer']),
  RemovalPolicy: z.enum(['retain', 'destroy']),
  AllowDomainChange: flag,
  AllowRecordDeletion: flag,
  /** Executions that the service may use, or `auto` for those of the account. */
  Concurrency: z.literal('auto').or(z.coerce.number().int().positive()).default('auto'),
  /** Executions that functions of the stack reserve. */
  ReservedExecutions: z.coerce.number().int().min(0).default(0),
  /** Of the released template: what CDK has checked otherwise. */
  Parameters: z.record(z.string(), z.string()).optional(),
});
export type Deployment = z.output<typeof deploymentSchema>;

/** An older version of the stack may not have given all of them. */
const deployedSchema = deploymentSchema.partial();
export type Deployed = z.output<typeof deployedSchema>;

/** A custom resource's request (CloudFormation user guide, "Custom resource request objects"). */
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

/** @throws ZodError when the request is not one of this resource. */
export function readDeploymentRequest(event: unknown): DeploymentRequest {
  return requestSchema.parse(event);
}
