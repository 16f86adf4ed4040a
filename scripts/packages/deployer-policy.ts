/**
 * CloudFormation calls these actions with the deployer's credentials. They apply to all resources, because it generates
 * names.
 */
const ACTIONS: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'apigateway: GET POST PUT PATCH DELETE',
  'AWS::ApiGatewayV2::Integration': 'apigateway: GET POST PATCH DELETE',
  'AWS::ApiGatewayV2::Route': 'apigateway: GET POST PATCH DELETE',
  // API Gateway creates the log delivery of access logs with the caller's permissions.
  'AWS::ApiGatewayV2::Stage':
    'apigateway: GET POST PATCH DELETE TagResource, logs: CreateLogDelivery GetLogDelivery UpdateLogDelivery DeleteLogDelivery ListLogDeliveries DescribeResourcePolicies PutResourcePolicy',
  'AWS::CloudWatch::Alarm':
    'cloudwatch: PutMetricAlarm DeleteAlarms DescribeAlarms TagResource UntagResource',
  'AWS::CloudWatch::Dashboard':
    'cloudwatch: PutDashboard GetDashboard DeleteDashboards TagResource UntagResource',
  'AWS::DynamoDB::Table':
    'dynamodb: CreateTable DescribeTable UpdateTable DeleteTable DescribeContinuousBackups UpdateContinuousBackups DescribeTimeToLive UpdateTimeToLive ListTagsOfResource DescribeContributorInsights DescribeKinesisStreamingDestination GetResourcePolicy TagResource UntagResource',
  'AWS::Events::EventBus':
    'events: CreateEventBus DescribeEventBus UpdateEventBus DeleteEventBus ListTagsForResource TagResource UntagResource',
  'AWS::Events::Rule':
    'events: PutRule DescribeRule DeleteRule PutTargets RemoveTargets ListTargetsByRule TagResource UntagResource',
  'AWS::IAM::Policy': 'iam: PutRolePolicy GetRolePolicy DeleteRolePolicy',
  'AWS::IAM::Role':
    'iam: CreateRole GetRole UpdateRole UpdateRoleDescription UpdateAssumeRolePolicy DeleteRole PassRole ListRolePolicies ListAttachedRolePolicies AttachRolePolicy DetachRolePolicy TagRole UntagRole',
  'AWS::KMS::Key':
    'kms: CreateKey DescribeKey EnableKeyRotation GetKeyPolicy GetKeyRotationStatus PutKeyPolicy ScheduleKeyDeletion UpdateKeyDescription ListResourceTags TagResource UntagResource',
  'AWS::Lambda::EventSourceMapping':
    'lambda: CreateEventSourceMapping GetEventSourceMapping UpdateEventSourceMapping DeleteEventSourceMapping ListTags TagResource UntagResource',
  'AWS::Lambda::Function':
    'lambda: CreateFunction GetFunction UpdateFunctionCode UpdateFunctionConfiguration DeleteFunction GetFunctionCodeSigningConfig GetRuntimeManagementConfig GetFunctionRecursionConfig PutFunctionRecursionConfig PutFunctionConcurrency DeleteFunctionConcurrency ListTags TagResource UntagResource',
  'AWS::Lambda::Permission': 'lambda: AddPermission RemovePermission GetPolicy',
  'AWS::Lambda::Url':
    'lambda: CreateFunctionUrlConfig GetFunctionUrlConfig UpdateFunctionUrlConfig DeleteFunctionUrlConfig',
  'AWS::Logs::LogGroup':
    'logs: CreateLogGroup DescribeLogGroups DeleteLogGroup PutRetentionPolicy DeleteRetentionPolicy ListTagsForResource GetDataProtectionPolicy DescribeIndexPolicies TagResource UntagResource',
  'AWS::Logs::MetricFilter': 'logs: PutMetricFilter DescribeMetricFilters DeleteMetricFilter',
  'AWS::Route53::RecordSet':
    'route53: ChangeResourceRecordSets ListResourceRecordSets GetHostedZone GetChange',
  'AWS::S3::Bucket':
    's3: CreateBucket DeleteBucket ListBucket GetBucket* PutBucket* GetEncryptionConfiguration PutEncryptionConfiguration GetLifecycleConfiguration PutLifecycleConfiguration',
  'AWS::S3::BucketPolicy': 's3: GetBucketPolicy PutBucketPolicy DeleteBucketPolicy',
  'AWS::SES::ConfigurationSet':
    'ses: CreateConfigurationSet GetConfigurationSet DeleteConfigurationSet DescribeConfigurationSet ListTagsForResource PutConfigurationSet* TagResource UntagResource',
  'AWS::SES::ConfigurationSetEventDestination':
    'ses: CreateConfigurationSetEventDestination GetConfigurationSetEventDestinations UpdateConfigurationSetEventDestination DeleteConfigurationSetEventDestination DescribeConfigurationSet',
  'AWS::SES::EmailIdentity':
    'ses: CreateEmailIdentity GetEmailIdentity DeleteEmailIdentity PutEmailIdentity* TagResource UntagResource',
  'AWS::SES::ReceiptRule': 'ses: CreateReceiptRule DescribeReceiptRule UpdateReceiptRule DeleteReceiptRule',
  'AWS::SES::ReceiptRuleSet': 'ses: CreateReceiptRuleSet DescribeReceiptRuleSet DeleteReceiptRuleSet',
  'AWS::SNS::Subscription': 'sns: Subscribe Unsubscribe GetSubscriptionAttributes SetSubscriptionAttributes',
  'AWS::SNS::Topic':
    'sns: CreateTopic DeleteTopic GetTopicAttributes SetTopicAttributes ListSubscriptionsByTopic ListTagsForResource GetDataProtectionPolicy TagResource UntagResource',
  'AWS::SNS::TopicPolicy': 'sns: GetTopicAttributes SetTopicAttributes',
  'AWS::SQS::Queue':
    'sqs: CreateQueue DeleteQueue GetQueueAttributes SetQueueAttributes ListQueueTags TagQueue UntagQueue',
  'AWS::SQS::QueuePolicy': 'sqs: GetQueueAttributes SetQueueAttributes',
};
/** CloudFormation invokes the function behind a custom resource. */
const CUSTOM = /^Custom::/;
const OF_CUSTOM = 'lambda: InvokeFunction';

const OF_DEPLOYMENT =
  'cloudformation: CreateChangeSet DescribeChangeSet ExecuteChangeSet DeleteChangeSet DeleteStack DescribeEvents DescribeStackEvents DescribeStackResources DescribeStacks GetTemplate GetTemplateSummary ListStackResources SetStackPolicy UpdateTerminationProtection TagResource UntagResource, s3: PutObject GetObject';

/** @throws Error for a resource type without a list of actions. */
export function deployerPolicy(types: readonly string[]): object {
  const actions = types.flatMap((type) => {
    const known = CUSTOM.test(type) ? OF_CUSTOM : ACTIONS[type];
    if (known === undefined)
      throw new Error(`scripts/packages/deployer-policy.ts has no actions for ${type}`);
    return actionsOf(known);
  });
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: [...new Set([...actionsOf(OF_DEPLOYMENT), ...actions])].sort(),
        Resource: '*',
      },
    ],
  };
}

/** Example: `sns: Subscribe Unsubscribe, iam: GetRole`. */
function actionsOf(text: string): readonly string[] {
  return text.split(', ').flatMap((part) => {
    const [service, names = ''] = part.split(': ');
    return names.split(' ').map((name) => `${service}:${name}`);
  });
}
