import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const lambdaFunction = defineResource({
  type: 'AWS::Lambda::Function',
  properties: [
    // Object key of the bundle; the bucket is CDK's asset bucket, here the assembly's directory.
    'Code.S3Bucket',
    'Code.S3Key',
    'Environment.Variables.**',
    'Handler',
    'Role',
    'Runtime',
    'Timeout',
    'ReservedConcurrentExecutions',
    'RecursiveLoop',
    // Bundles are plain JavaScript: the machine's own processor and memory serve.
    'Architectures',
    'MemorySize',
    'EphemeralStorage.**',
    // Where AWS writes logs and traces.
    'LoggingConfig.**',
    'TracingConfig.**',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, home) => arn('lambda', `function:${logicalId}`, home) },
});

/** Who may invoke a function: whoever the template wires to it must be among them (local/lambda/invoke-permissions.ts). */
export const lambdaPermission = defineResource({
  type: 'AWS::Lambda::Permission',
  properties: [
    'Action',
    'FunctionName',
    'FunctionUrlAuthType',
    'InvokedViaFunctionUrl',
    'Principal',
    'SourceAccount',
    'SourceArn',
  ],
});

export const eventSourceMapping = defineResource({
  type: 'AWS::Lambda::EventSourceMapping',
  properties: [
    'EventSourceArn',
    'FunctionName',
    'Enabled',
    'BatchSize',
    'MaximumBatchingWindowInSeconds',
    'FunctionResponseTypes',
    'ScalingConfig.MaximumConcurrency',
    'Tags.**',
  ],
  ref: byLogicalId,
});

export const functionUrl = defineResource({
  type: 'AWS::Lambda::Url',
  properties: ['TargetFunctionArn', 'AuthType', 'InvokeMode', 'Cors.**'],
  attributes: { FunctionUrl: ({ logicalId }, home) => `${home.originOf(logicalId)}/` },
});
