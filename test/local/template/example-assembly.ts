import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnOutput, CustomResource, Duration, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import * as gateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as integrations from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as s3 from 'aws-cdk-lib/aws-s3';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Provider } from 'aws-cdk-lib/custom-resources';
import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';

/**
 * Synthesizes a stack that holds at least one resource of every type that the local runtime supports, with the
 * constructs that a deployment uses, and returns the directory of its cloud assembly.
 */
export function synthesizeExample(): string {
  const outdir = mkdtempSync(join(tmpdir(), 'assembly-'));
  const app = new App({ outdir, analyticsReporting: false, context: CURRENTLY_RECOMMENDED_FLAGS });
  const stack = new Stack(app, 'Example');
  Tags.of(stack).add('app', 'example');

  const table = new dynamodb.Table(stack, 'Table', {
    partitionKey: { name: 'pk', type: dynamodb.AttributeType.STRING },
    sortKey: { name: 'sk', type: dynamodb.AttributeType.STRING },
    billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
    encryption: dynamodb.TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    timeToLiveAttribute: 'ttl',
  });
  table.addGlobalSecondaryIndex({
    indexName: 'listing',
    partitionKey: { name: 'gpk', type: dynamodb.AttributeType.STRING },
    sortKey: { name: 'gsk', type: dynamodb.AttributeType.STRING },
    projectionType: dynamodb.ProjectionType.INCLUDE,
    nonKeyAttributes: ['subject'],
  });
  const bucket = new s3.Bucket(stack, 'Mail', {
    blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
    encryption: s3.BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [
      { prefix: 'incoming/', expiration: Duration.days(30) },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    cors: [{ allowedMethods: [s3.HttpMethods.GET], allowedOrigins: ['*'] }],
  });
  const key = new kms.Key(stack, 'Key', { description: 'wraps secrets', enableKeyRotation: true });
  key.addAlias('alias/example');

  const dead = new sqs.Queue(stack, 'Dead', {
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
  });
  const queue = new sqs.Queue(stack, 'Work', {
    encryption: sqs.QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    visibilityTimeout: Duration.seconds(60),
    retentionPeriod: Duration.days(14),
    deliveryDelay: Duration.seconds(1),
    deadLetterQueue: { queue: dead, maxReceiveCount: 3 },
  });
  const topic = new sns.Topic(stack, 'Receipts', { enforceSSL: true });
  topic.addSubscription(new SqsSubscription(queue, { rawMessageDelivery: true, deadLetterQueue: dead }));
  const rules = new ses.ReceiptRuleSet(stack, 'RuleSet');
  rules.addRule('CatchAll', {
    recipients: ['agents.example.com'],
    scanEnabled: true,
    tlsPolicy: ses.TlsPolicy.OPTIONAL,
    actions: [
      {
        bind: () => ({
          s3Action: { bucketName: bucket.bucketName, objectKeyPrefix: 'incoming/', topicArn: topic.topicArn },
        }),
      },
    ],
  });
  new ses.EmailIdentity(stack, 'Identity', {
    identity: ses.Identity.domain('notify.example.com'),
    configurationSet: new ses.ConfigurationSet(stack, 'Sending', { configurationSetName: 'sending' }),
  });

  const role = new iam.Role(stack, 'WorkerRole', {
    assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    managedPolicies: [iam.ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSLambdaBasicExecutionRole')],
    inlinePolicies: {
      Send: new iam.PolicyDocument({
        statements: [new iam.PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] })],
      }),
    },
  });
  new iam.ManagedPolicy(stack, 'Reads', {
    roles: [role],
    statements: [
      new iam.PolicyStatement({ actions: ['s3:GetObject'], resources: [bucket.arnForObjects('mail/*')] }),
    ],
  });
  const workerLog = new logs.LogGroup(stack, 'WorkerLog', { retention: logs.RetentionDays.ONE_MONTH });
  new logs.MetricFilter(stack, 'WorkerFailed', {
    logGroup: workerLog,
    filterPattern: logs.FilterPattern.stringValue('$.level', '=', 'ERROR'),
    metricNamespace: 'Example',
    metricName: 'WorkerFailed',
  });
  const worker = new lambda.Function(stack, 'Worker', {
    description: 'works',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    code: lambda.Code.fromAsset(exampleCode()),
    handler: 'index.handler',
    role,
    timeout: Duration.seconds(10),
    memorySize: 512,
    reservedConcurrentExecutions: 5,
    loggingFormat: lambda.LoggingFormat.JSON,
    tracing: lambda.Tracing.ACTIVE,
    logGroup: workerLog,
    environment: {
      TABLE_NAME: table.tableName,
      QUEUE_URL: queue.queueUrl,
      BUCKET: bucket.bucketName,
      KEY: key.keyArn,
    },
  });
  worker.addEventSource(
    new SqsEventSource(queue, { batchSize: 10, maxConcurrency: 5, reportBatchItemFailures: true }),
  );
  table.grant(role, 'dynamodb:GetItem', 'dynamodb:Query');
  bucket.grantPut(role, 'incoming/*');
  key.grantEncryptDecrypt(role);
  topic.grantPublish(role);
  const url = worker.addFunctionUrl({
    authType: lambda.FunctionUrlAuthType.NONE,
    cors: { allowedOrigins: ['*'] },
    invokeMode: lambda.InvokeMode.BUFFERED,
  });

  const bus = new events.EventBus(stack, 'Bus');
  bus.grantPutEventsTo(role);
  new events.Rule(stack, 'OnReceived', {
    eventBus: bus,
    eventPattern: { source: ['example'], detailType: events.Match.prefix('message.') },
    targets: [
      new targets.LambdaFunction(worker, {
        deadLetterQueue: dead,
        retryAttempts: 3,
        maxEventAge: Duration.hours(1),
      }),
      new targets.SqsQueue(queue),
    ],
  });
  new events.Rule(stack, 'Hourly', {
    schedule: events.Schedule.rate(Duration.hours(1)),
    targets: [new targets.LambdaFunction(worker)],
  });

  const integration = new integrations.HttpLambdaIntegration('Worker', worker, {
    scopePermissionToRoute: false,
  });
  const api = new gateway.HttpApi(stack, 'Rest', {
    defaultIntegration: integration,
    corsPreflight: {
      allowOrigins: ['*'],
      allowMethods: [gateway.CorsHttpMethod.GET],
      maxAge: Duration.hours(1),
    },
  });
  api.addRoutes({ path: '/v1/inboxes/{inbox_id}', methods: [gateway.HttpMethod.GET], integration });
  const socketApi = new gateway.WebSocketApi(stack, 'Sockets');
  for (const name of ['connect', 'disconnect', 'default']) {
    new gateway.WebSocketRoute(stack, `Sockets-${name}`, {
      webSocketApi: socketApi,
      routeKey: `$${name}`,
      integration: new integrations.WebSocketLambdaIntegration(name, worker),
    });
  }
  const stage = new gateway.WebSocketStage(stack, 'StreamStage', {
    webSocketApi: socketApi,
    stageName: 'v1',
    autoDeploy: true,
    throttle: { rateLimit: 100, burstLimit: 50 },
  });
  stage.grantManagementApiAccess(role);

  const alarm = new cloudwatch.Alarm(stack, 'DeadLetters', {
    metric: dead.metricApproximateNumberOfMessagesVisible(),
    threshold: 1,
    evaluationPeriods: 1,
  });
  new cloudwatch.CompositeAlarm(stack, 'Anything', { alarmRule: cloudwatch.AlarmRule.anyOf(alarm) });
  new cloudwatch.Dashboard(stack, 'Overview', {
    widgets: [[new cloudwatch.AlarmWidget({ title: 'dead', alarm })]],
  });

  new CustomResource(stack, 'Activation', {
    resourceType: 'Custom::ActiveReceiptRuleSet',
    serviceToken: new Provider(stack, 'Activator', { onEventHandler: worker }).serviceToken,
    properties: { RuleSetName: rules.receiptRuleSetName },
    removalPolicy: RemovalPolicy.DESTROY,
  });

  new CfnOutput(stack, 'BaseUrl', { value: `${api.apiEndpoint}/v1` });
  new CfnOutput(stack, 'StreamUrl', { value: `${socketApi.apiEndpoint}/${stage.stageName}` });
  new CfnOutput(stack, 'ToolsUrl', { value: url.url });
  app.synth();
  return outdir;
}

function exampleCode(): string {
  const directory = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(join(directory, 'index.mjs'), 'export async function handler() {}\n');
  return directory;
}
