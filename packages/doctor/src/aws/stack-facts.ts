import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';

export interface StackResource {
  readonly logicalId: string;
  readonly type: string;
  readonly physicalId: string;
}

export interface StackFacts {
  readonly name: string;
  readonly region: string;
  readonly accountId: string | undefined;
  readonly status: string;
  readonly createdAt: Date | undefined;
  readonly resources: readonly StackResource[];
  output(key: string): string | undefined;
  idsOf(type: string): readonly string[];
  resourcesOf(type: string): readonly StackResource[];
}

export const STACK_ACTIONS = ['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'];

export async function readStack(
  client: CloudFormationClient,
  name: string,
  abortSignal: AbortSignal,
): Promise<StackFacts | undefined> {
  const described = await client
    .send(new DescribeStacksCommand({ StackName: name }), { abortSignal })
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  const stack = described?.Stacks?.[0];
  if (stack === undefined) return undefined;
  const resources: StackResource[] = [];
  const pages = paginateListStackResources({ client }, { StackName: name }, { abortSignal });
  for await (const { StackResourceSummaries = [] } of pages) {
    for (const { LogicalResourceId = '', ResourceType = '', PhysicalResourceId } of StackResourceSummaries) {
      if (PhysicalResourceId === undefined) continue;
      resources.push({ logicalId: LogicalResourceId, type: ResourceType, physicalId: PhysicalResourceId });
    }
  }
  const outputs = new Map(
    (stack.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
  const resourcesOf = (type: string) => resources.filter((resource) => resource.type === type);
  return {
    name,
    accountId: stack.StackId?.split(':')[4],
    region: regionOfArn(stack.StackId) ?? (await client.config.region()),
    status: stack.StackStatus ?? 'UNKNOWN',
    createdAt: stack.CreationTime,
    resources,
    output: (key) => outputs.get(key),
    resourcesOf,
    idsOf: (type) => resourcesOf(type).map(({ physicalId }) => physicalId),
  };
}

/** CloudFormation has no specific error for a missing stack. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message);
}

/** The format is `arn:aws:cloudformation:<region>:<account>:stack/<name>/<id>`. */
function regionOfArn(arn: string | undefined): string | undefined {
  return arn?.split(':')[3] || undefined;
}
