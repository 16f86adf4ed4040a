import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const lambdaFunction = defineResource({
  type: 'AWS::Lambda::Function',
  properties: [
    // The bucket is CDK's asset bucket, which is the assembly's directory here.
    'Code.S3Bucket',
    'Code.S3Key',
    'Environment.Variables.**',
    'Handler',
    'Role',
    'Runtime',
    'Timeout',
    'ReservedConcurrentExecutions',
    'RecursiveLoop',
    // Bundles are plain JavaScript, which runs on any processor; the memory is that of the machine.
    'Architectures',
    'MemorySize',
    'EphemeralStorage.**',
    // Logs and traces have these destinations only in AWS.
    'LoggingConfig.**',
    'TracingConfig.**',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, deployment) => arn('lambda', `function:${logicalId}`, deployment) },
});

/** These permissions are checked at start (packages/laptop/src/lambda/invoke-permissions.ts). */
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
    // The stream of a table has these properties (packages/laptop/src/event-source/table-stream.ts).
    'FilterCriteria.**',
    'StartingPosition',
    'BisectBatchOnFunctionError',
    'MaximumRetryAttempts',
    'DestinationConfig.OnFailure.Destination',
    'Tags.**',
  ],
  ref: byLogicalId,
});

/** The runtime never retries an asynchronous invocation. */
export const eventInvokeConfig = defineResource({
  type: 'AWS::Lambda::EventInvokeConfig',
  properties: ['FunctionName', 'Qualifier', 'MaximumEventAgeInSeconds', 'MaximumRetryAttempts'],
});

export const functionUrl = defineResource({
  type: 'AWS::Lambda::Url',
  properties: ['TargetFunctionArn', 'AuthType', 'InvokeMode', 'Cors.**'],
  attributes: { FunctionUrl: ({ logicalId }, deployment) => `${deployment.originOf(logicalId)}/` },
});
