import * as z from 'zod';

/** What CloudFormation sends when an answer is owed, whatever else is wrong with the request. */
const owedSchema = z.object({
  /** Presigned: anybody who has it can answer in place of the function, so it is never logged. */
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  PhysicalResourceId: z.string().optional(),
});
export type OwedAnswer = z.output<typeof owedSchema>;

const propertiesSchema = z.object({
  RuleSetName: z.string().min(1),
  /** That the stack made while it joined the rule set of the account. */
  JoinedRuleSetName: z.string().optional(),
  /** CloudFormation sends every scalar as text. */
  ReceiptRules: z.enum(['own', 'replace']),
});

/** A custom resource's request (CloudFormation user guide, "Custom resource request objects"). */
const requestSchema = z.discriminatedUnion('RequestType', [
  z.object({ RequestType: z.literal('Create'), ResourceProperties: propertiesSchema }),
  z.object({
    RequestType: z.literal('Update'),
    ResourceProperties: propertiesSchema,
    OldResourceProperties: propertiesSchema,
  }),
  z.object({ RequestType: z.literal('Delete'), ResourceProperties: propertiesSchema }),
]);
export type ActivationRequest = z.output<typeof requestSchema>;

/** @throws ZodError when there is not even an address to answer to. */
export function readOwedAnswer(event: unknown): OwedAnswer {
  return owedSchema.parse(event);
}

/** The type of the custom resource that a request is about. */
export function resourceTypeOf(event: unknown): string {
  return z.object({ ResourceType: z.string() }).parse(event).ResourceType;
}

/** @throws ZodError when the request is not one of this resource. */
export function readActivationRequest(event: unknown): ActivationRequest {
  return requestSchema.parse(event);
}
