import * as z from 'zod';

/** CloudFormation must get a response even if other properties are invalid. */
const owedSchema = z.object({
  /** The URL is presigned and must never be logged: anybody who has it can respond in place of the function. */
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  PhysicalResourceId: z.string().optional(),
});
export type OwedAnswer = z.output<typeof owedSchema>;

const propertiesSchema = z.object({
  RuleSetName: z.string().min(1),
  JoinedRuleSetName: z.string().optional(),
  /** CloudFormation sends every scalar as a string. */
  ReceiptRules: z.enum(['own', 'replace']),
});

/** The format is in the CloudFormation user guide, "Custom resource request objects". */
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

export function readOwedAnswer(event: unknown): OwedAnswer {
  return owedSchema.parse(event);
}

export function resourceTypeOf(event: unknown): string {
  return z.object({ ResourceType: z.string() }).parse(event).ResourceType;
}

export function readActivationRequest(event: unknown): ActivationRequest {
  return requestSchema.parse(event);
}
