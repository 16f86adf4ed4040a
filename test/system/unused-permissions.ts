interface UnusedPermission {
  /** Roles by the beginning of their names; every role when there is none. */
  readonly role?: string;
  readonly actions: readonly string[];
  readonly reason: string;
}

export const UNUSED: readonly UnusedPermission[] = [
  {
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    reason: 'Lambda writes the log in the role’s name; here the runtime does',
  },
  {
    actions: ['sqs:ChangeMessageVisibility'],
    reason: 'a worker uses it for a message that failed, and none fails here',
  },
  {
    actions: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl'],
    reason:
      'Lambda’s poller acts in the role’s name; here it is the runtime’s, which receives and deletes alone',
  },
  {
    role: 'MailIngressActivation',
    actions: ['cloudformation:DescribeStacks', 'ses:SetActiveReceiptRuleSet'],
    reason:
      'A laptop has its rule set active from the start, and ends no deployment (test/lambdas/deployment)',
  },
  {
    role: 'DeploymentCheck',
    actions: ['cloudformation:DescribeStacks'],
    reason: 'CloudFormation alone calls it, at a deployment (test/lambdas, deployment check)',
  },
  {
    role: 'MailIngressReceiveMail',
    actions: ['s3:AbortMultipartUpload'],
    reason: 'An upload of parts that fails is taken back',
  },
  {
    role: 'PurgeFunction',
    actions: ['dynamodb:ConditionCheckItem'],
    reason:
      'Deletes what is over its time unless a legal hold came meanwhile (test/lambdas/purge, kept mail)',
  },
  {
    role: 'PurgeFunction',
    actions: ['ses:SendEmail'],
    reason: 'Once a day it says which inboxes hold messages (test/lambdas/purge)',
  },
  {
    role: 'AdminFunction',
    actions: ['dynamodb:ConditionCheckItem'],
    reason: 'An erasure deletes nothing that a legal hold keeps (test/lambdas/purge, erase)',
  },
  {
    role: 'RebuildFunction',
    actions: ['s3:AbortMultipartUpload'],
    reason: 'As with receiving: an upload of parts that fails is taken back',
  },
  {
    role: 'RebuildFunction',
    actions: ['dynamodb:UpdateItem'],
    reason:
      'Its roll-up returns the quota of an inbox that ended, to the exact counter if there is one (test/lambdas/usage)',
  },
  {
    role: 'MailIngressReceiveMail',
    actions: ['s3:ListBucket'],
    reason: 'S3 says "not found" to those alone who may list: a redelivered receipt whose bytes are gone',
  },
  {
    role: 'AttachmentText',
    actions: ['sqs:SendMessage'],
    reason: 'A text waits in its queue while its tenant has two others made (test/lambdas/attachments)',
  },
  {
    role: 'AuditLines',
    actions: ['sqs:SendMessage'],
    reason: 'Lambda sends records that it gave up to AuditLinesDiscarded, and none is given up here',
  },
  {
    role: 'AdminFunction',
    actions: ['lambda:InvokeFunction'],
    reason: 'A redrive of discarded audit lines invokes the function that writes them (redrive.feature)',
  },
  {
    role: 'DeferredMail',
    actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
    reason:
      'The quota counter of a cap is created, and started again with a month (test/lambdas, deferred mail)',
  },
  {
    role: 'DeferredMail',
    actions: ['s3:DeleteObject', 's3:ListBucket'],
    reason: 'Deferred mail is given up after days',
  },
  {
    role: 'Assistants',
    actions: ['kms:GenerateDataKey'],
    reason: 'The transport that is used first makes the data key; here that is REST, at sign-up',
  },
  {
    role: 'StreamConnect',
    actions: ['kms:GenerateDataKey'],
    reason: 'As with the assistants (test/system/sign-up-settings.slow.test.ts)',
  },
  {
    role: 'PurgeFunction',
    actions: ['s3:AbortMultipartUpload'],
    reason: 'An export in parts that fails is taken back (test/lambdas/exports)',
  },
  {
    role: 'StreamConnect',
    actions: ['dynamodb:PutItem'],
    reason:
      'The first refusal of a suspended key in an hour is noted (test/system/suspension.feature.test.ts)',
  },
  {
    role: 'WebhooksDeliver',
    actions: ['dynamodb:PutItem'],
    reason: 'The entry of the audit log of a webhook that is switched off (test/lambdas/webhooks)',
  },
  {
    role: 'PurgeFunction',
    actions: ['execute-api:ManageConnections'],
    reason:
      'Sockets of keys of a deleted inbox are closed, and those that opened while their tenant was being deleted',
  },
  {
    role: 'StreamFanOut',
    actions: ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem'],
    reason: 'The row of a socket that ended without $disconnect is removed a minute later',
  },
  {
    role: 'StreamFanOut',
    actions: ['sqs:SendMessage'],
    reason: 'A replay of over a hundred events goes on in another invocation (test/system, stream replay)',
  },
  {
    role: 'RebuildFunction',
    actions: ['s3:DeleteObject'],
    reason: 'A rebuilt index of the search replaces the objects of the earlier one (test/lambdas/search)',
  },
  {
    role: 'StreamConnect',
    actions: ['dynamodb:DeleteItem'],
    reason: 'A socket that could not be let in is forgotten again (test/lambdas/stream)',
  },
  {
    role: 'StreamMessage',
    actions: ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem'],
    reason: 'As with the fan-out: a socket that is gone when it is answered',
  },
  {
    role: 'WebhooksDeliver',
    actions: ['s3:GetObject', 's3:ListBucket'],
    reason:
      'The texts of messages are read for webhooks that include them (test/system/webhook-content.feature.test.ts)',
  },
  {
    role: 'WebhooksDeliver',
    actions: ['ses:SendEmail'],
    reason: 'The human is mailed after five days of failures (test/lambdas/webhooks)',
  },
];
