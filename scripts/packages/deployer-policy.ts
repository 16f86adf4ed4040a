/**
 * CloudFormation calls these actions with the deployer's credentials. They apply to all resources, because it generates
 * names.
 */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Api': [
    'apigateway:GET',
    'apigateway:POST',
    'apigateway:PUT',
    'apigateway:PATCH',
    'apigateway:DELETE',
  ],
  'AWS::ApiGatewayV2::Integration': [
    'apigateway:GET',
    'apigateway:POST',
    'apigateway:PATCH',
    'apigateway:DELETE',
  ],
  'AWS::ApiGatewayV2::Route': ['apigateway:GET', 'apigateway:POST', 'apigateway:PATCH', 'apigateway:DELETE'],
  'AWS::ApiGatewayV2::Stage': [
    'apigateway:GET',
    'apigateway:POST',
    'apigateway:PATCH',
    'apigateway:DELETE',
    'apigateway:TagResource',
    // API Gateway creates the log delivery of access logs with the caller's permissions.
    ...[
      'CreateLogDelivery',
      'GetLogDelivery',
      'UpdateLogDelivery',
      'DeleteLogDelivery',
      'ListLogDeliveries',
    ].map((name) => `logs:${name}`),
    'logs:DescribeResourcePolicies',
    'logs:PutResourcePolicy',
  ],
  'AWS::CloudWatch::Alarm': all('cloudwatch', 'PutMetricAlarm DeleteAlarms DescribeAlarms', 'Resource'),
  'AWS::CloudWatch::Dashboard': all('cloudwatch', 'PutDashboard GetDashboard DeleteDashboards', 'Resource'),
  'AWS::DynamoDB::Table': all(
    'dynamodb',
    'CreateTable DescribeTable UpdateTable DeleteTable DescribeContinuousBackups UpdateContinuousBackups DescribeTimeToLive UpdateTimeToLive ListTagsOfResource DescribeContributorInsights DescribeKinesisStreamingDestination GetResourcePolicy',
    'Resource',
  ),
  'AWS::Events::EventBus': all(
    'events',
    'CreateEventBus DescribeEventBus UpdateEventBus DeleteEventBus ListTagsForResource',
    'Resource',
  ),
  'AWS::Events::Rule': all(
    'events',
    'PutRule DescribeRule DeleteRule PutTargets RemoveTargets ListTargetsByRule',
    'Resource',
  ),
  'AWS::IAM::Policy': all('iam', 'PutRolePolicy GetRolePolicy DeleteRolePolicy'),
  'AWS::IAM::Role': all(
    'iam',
    'CreateRole GetRole UpdateRole UpdateRoleDescription UpdateAssumeRolePolicy DeleteRole PassRole ListRolePolicies ListAttachedRolePolicies AttachRolePolicy DetachRolePolicy',
    'Role',
  ),
  'AWS::KMS::Key': all(
    'kms',
    'CreateKey DescribeKey EnableKeyRotation GetKeyPolicy GetKeyRotationStatus PutKeyPolicy ScheduleKeyDeletion UpdateKeyDescription ListResourceTags',
    'Resource',
  ),
  'AWS::Lambda::EventSourceMapping': all(
    'lambda',
    'CreateEventSourceMapping GetEventSourceMapping UpdateEventSourceMapping DeleteEventSourceMapping ListTags',
    'Resource',
  ),
  'AWS::Lambda::Function': all(
    'lambda',
    'CreateFunction GetFunction UpdateFunctionCode UpdateFunctionConfiguration DeleteFunction GetFunctionCodeSigningConfig GetRuntimeManagementConfig GetFunctionRecursionConfig PutFunctionRecursionConfig PutFunctionConcurrency DeleteFunctionConcurrency ListTags',
    'Resource',
  ),
  'AWS::Lambda::Permission': all('lambda', 'AddPermission RemovePermission GetPolicy'),
  'AWS::Lambda::Url': all(
    'lambda',
    'CreateFunctionUrlConfig GetFunctionUrlConfig UpdateFunctionUrlConfig DeleteFunctionUrlConfig',
  ),
  'AWS::Logs::LogGroup': all(
    'logs',
    'CreateLogGroup DescribeLogGroups DeleteLogGroup PutRetentionPolicy DeleteRetentionPolicy ListTagsForResource GetDataProtectionPolicy DescribeIndexPolicies',
    'Resource',
  ),
  'AWS::Logs::MetricFilter': all('logs', 'PutMetricFilter DescribeMetricFilters DeleteMetricFilter'),
  'AWS::Route53::RecordSet': all(
    'route53',
    'ChangeResourceRecordSets ListResourceRecordSets GetHostedZone GetChange',
  ),
  'AWS::S3::Bucket': all(
    's3',
    'CreateBucket DeleteBucket ListBucket GetBucket* PutBucket* GetEncryptionConfiguration PutEncryptionConfiguration GetLifecycleConfiguration PutLifecycleConfiguration',
    '',
  ),
  'AWS::S3::BucketPolicy': all('s3', 'GetBucketPolicy PutBucketPolicy DeleteBucketPolicy'),
  'AWS::SES::ConfigurationSet': all(
    'ses',
    'CreateConfigurationSet GetConfigurationSet DeleteConfigurationSet DescribeConfigurationSet ListTagsForResource PutConfigurationSet*',
    'Resource',
  ),
  'AWS::SES::ConfigurationSetEventDestination': all(
    'ses',
    'CreateConfigurationSetEventDestination GetConfigurationSetEventDestinations UpdateConfigurationSetEventDestination DeleteConfigurationSetEventDestination DescribeConfigurationSet',
  ),
  'AWS::SES::EmailIdentity': all(
    'ses',
    'CreateEmailIdentity GetEmailIdentity DeleteEmailIdentity PutEmailIdentity*',
    'Resource',
  ),
  'AWS::SES::ReceiptRule': all(
    'ses',
    'CreateReceiptRule DescribeReceiptRule UpdateReceiptRule DeleteReceiptRule',
  ),
  'AWS::SES::ReceiptRuleSet': all('ses', 'CreateReceiptRuleSet DescribeReceiptRuleSet DeleteReceiptRuleSet'),
  'AWS::SNS::Subscription': all(
    'sns',
    'Subscribe Unsubscribe GetSubscriptionAttributes SetSubscriptionAttributes',
  ),
  'AWS::SNS::Topic': all(
    'sns',
    'CreateTopic DeleteTopic GetTopicAttributes SetTopicAttributes ListSubscriptionsByTopic ListTagsForResource GetDataProtectionPolicy',
    'Resource',
  ),
  'AWS::SNS::TopicPolicy': all('sns', 'GetTopicAttributes SetTopicAttributes'),
  'AWS::SQS::Queue': all(
    'sqs',
    'CreateQueue DeleteQueue GetQueueAttributes SetQueueAttributes ListQueueTags',
    'Queue',
  ),
  'AWS::SQS::QueuePolicy': all('sqs', 'GetQueueAttributes SetQueueAttributes'),
};
/** CloudFormation invokes the function behind a custom resource. */
const CUSTOM = /^Custom::/;
const OF_CUSTOM = ['lambda:InvokeFunction'];

const OF_DEPLOYMENT = [
  ...all(
    'cloudformation',
    'CreateChangeSet DescribeChangeSet ExecuteChangeSet DeleteChangeSet DeleteStack DescribeEvents DescribeStackEvents DescribeStackResources DescribeStacks GetTemplate GetTemplateSummary ListStackResources SetStackPolicy UpdateTerminationProtection',
    'Resource',
  ),
  ...all('s3', 'PutObject GetObject'),
];

/** @throws Error for a resource type without a list of actions. */
export function deployerPolicy(types: readonly string[]): object {
  const actions = types.flatMap((type) => {
    const known = CUSTOM.test(type) ? OF_CUSTOM : ACTIONS[type];
    if (known === undefined)
      throw new Error(`scripts/packages/deployer-policy.ts has no actions for ${type}`);
    return known;
  });
  return {
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Action: [...new Set([...OF_DEPLOYMENT, ...actions])].sort(), Resource: '*' },
    ],
  };
}

/** `tagged` is the suffix of the service's tagging actions. */
function all(service: string, names: string, tagged = ''): readonly string[] {
  const tags = tagged === '' ? [] : [`Tag${tagged}`, `Untag${tagged}`];
  return [...names.split(' '), ...tags].map((name) => `${service}:${name}`);
}
