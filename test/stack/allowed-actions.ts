/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: pseudo parameters as CloudFormation writes them */

/** What writing its own log takes. */
const WRITE_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];
/** What Lambda does in the function's name when a queue feeds it. */
const CONSUME = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];
const SEND = ['sqs:SendMessage'];

/** Actions on rows of the table. */
const rows = (actions: string): readonly string[] => actions.split(' ').map((action) => `dynamodb:${action}`);
/** What the operations take that assistants have too. */
const TRANSPORT = {
  StoreTable: rows('BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem'),
  'StoreTable/index/listing': rows('Query'),
  // Of one message at a time, by its key.
  StoreMail: ['s3:ListBucket'],
  'StoreMail/mail/*': ['s3:GetObject'],
  'StoreMail/raw/*': ['s3:GetObject'],
  'StoreMail/search/*': ['s3:GetObject'],
  PurgeWorkQueue: SEND,
  DeferredMailWorkQueue: SEND,
  UsageWorkQueue: SEND,
  AttachmentTextWorkQueue: SEND,
  // Events of what it changes.
  WebhooksArrivalsQueue: SEND,
  StoreKeyringKey: ['kms:Decrypt', 'kms:GenerateDataKey'],
};

/** To send to the stream's sockets and to close them; not to look who is connected. */
const MANAGE_SOCKETS = Object.fromEntries(
  ['DELETE', 'POST'].map((method) => [
    `arn:\${AWS::Partition}:execute-api:\${AWS::Region}:\${AWS::AccountId}:StreamApi/v1/${method}/@connections/*`,
    ['execute-api:ManageConnections'],
  ]),
);

/** To end what a tenant has, row by row. */
const EMPTY = rows('BatchGetItem BatchWriteItem DeleteItem GetItem PutItem Query UpdateItem');

const RECEIVE_MESSAGES = ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'];
/** To take what failed out of the dead-letter queues, and to put it back where it belongs. */
const REDRIVE = {
  MailIngressReceiptsDeadLetters: RECEIVE_MESSAGES,
  MailIngressUndeliveredReceipts: RECEIVE_MESSAGES,
  MailIngressReceiptsQueue: SEND,
  StreamWorkDeadLetters: RECEIVE_MESSAGES,
  StreamUndeliveredEvents: RECEIVE_MESSAGES,
  StreamWorkQueue: SEND,
  WebhooksArrivalsDeadLetters: RECEIVE_MESSAGES,
  WebhooksUndelivered: RECEIVE_MESSAGES,
  WebhooksArrivalsQueue: SEND,
  WebhooksAttemptsDeadLetters: RECEIVE_MESSAGES,
  WebhooksDead: RECEIVE_MESSAGES,
  WebhooksAttemptsQueue: SEND,
  WebhooksSlowAttemptsDeadLetters: RECEIVE_MESSAGES,
  WebhooksSlowAttemptsQueue: SEND,
  PurgeWorkDeadLetters: RECEIVE_MESSAGES,
  PurgeWorkQueue: SEND,
  DeferredMailWorkDeadLetters: RECEIVE_MESSAGES,
  DeferredMailMissedTicks: RECEIVE_MESSAGES,
  DeferredMailWorkQueue: SEND,
  UsageWorkDeadLetters: RECEIVE_MESSAGES,
  UsageWorkQueue: SEND,
  AuditLinesDiscarded: RECEIVE_MESSAGES,
};

/** To see how many messages lie in each queue that an operator is notified of; not to read them. */
const LOOK_INTO_QUEUES = Object.fromEntries(
  [...Object.keys(REDRIVE).filter((queue) => queue !== 'WebhooksDead'), 'AttachmentTextWorkQueue'].map(
    (queue) => [queue, ['sqs:GetQueueAttributes']],
  ),
);

/** Mail to humans, with the configuration set of the stack. */
const SEND_MAIL = {
  'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:identity/*': ['ses:SendEmail'],
  'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:configuration-set/SenderConfigurationSet': [
    'ses:SendEmail',
  ],
};
/** What an attempt at a webhook takes, in either lane. */
const DELIVER = {
  WebhooksDead: SEND,
  StoreTable: rows('BatchGetItem GetItem PutItem UpdateItem'),
  // The content of one message at a time, by its key, for webhooks that include it.
  StoreMail: ['s3:ListBucket'],
  'StoreMail/mail/*/??????????????????????/body*': ['s3:GetObject'],
  StoreKeyringKey: ['kms:Decrypt'],
  ...SEND_MAIL,
};

/** What SES has no resource for. */
export const ACTIVATION_ACTIONS: readonly string[] = [
  'ses:DescribeActiveReceiptRuleSet',
  'ses:SetActiveReceiptRuleSet',
];

export const DEPLOYMENT_CHECK_ACTIONS: readonly string[] = ['lambda:GetAccountSettings', 'ses:GetAccount'];

export const LIST_STREAMS: readonly string[] = ['dynamodb:ListStreams'];
export const ACCOUNT_CHECK_ACTIONS: readonly string[] = ['ses:DescribeActiveReceiptRuleSet'];

/**
 * Everything that each function may do: function, resource, actions in order. A function that is not here, a
 * resource that is not in its list, or an action more or fewer fails the test: a grant is written down twice.
 */
export const allowedActions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  MailIngressReceiveMailFunction: {
    MailIngressReceiveMailLog: WRITE_LOG,
    MailIngressReceiptsQueue: CONSUME,
    UsageWorkQueue: SEND,
    StoreTable: rows('BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem'),
    // For the answer "there is no such object", which S3 gives only to roles that may list.
    StoreMail: ['s3:ListBucket'],
    'StoreMail/incoming/*': ['s3:DeleteObject', 's3:GetObject'],
    // Deletes: mail that is dropped, because too much is deferred.
    'StoreMail/mail/*': ['s3:AbortMultipartUpload', 's3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    'StoreMail/raw/*': ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    EventsBus: ['events:PutEvents'],
  },
  // There is one active rule set in an account and region, and no resource for it.
  MailIngressActivationActivateFunction: {
    MailIngressActivationActivateLog: WRITE_LOG,
    '*': [...ACTIVATION_ACTIONS],
    '${AWS::StackId}': ['cloudformation:DescribeStacks'],
  },
  // It looks and changes nothing; of keys it sees the state, and can neither encrypt nor decrypt.
  AccountCheckFunction: {
    AccountCheckFunctionLog: WRITE_LOG,
    '*': [...ACCOUNT_CHECK_ACTIONS],
    StoreKeyringKey: ['kms:DescribeKey'],
    ...LOOK_INTO_QUEUES,
  },
  // To tell an update of its own stack from the rollback of one, and what the account limits.
  DeploymentCheckFunction: {
    DeploymentCheckLog: WRITE_LOG,
    '*': [...DEPLOYMENT_CHECK_ACTIONS],
    '${AWS::StackId}': ['cloudformation:DescribeStacks'],
  },
  // Serves files of its bundle: no data, no queue, no key.
  RestConsoleFunction: { RestConsoleLog: WRITE_LOG },
  DeferredMailFunction: {
    DeferredMailFunctionLog: WRITE_LOG,
    DeferredMailWorkQueue: [...CONSUME, 'sqs:SendMessage'].sort(),
    MailIngressReceiptsQueue: SEND,
    StoreTable: rows('BatchGetItem DeleteItem GetItem PutItem Query UpdateItem'),
    StoreMail: ['s3:ListBucket'],
    'StoreMail/mail/*': ['s3:DeleteObject'],
    'StoreMail/raw/*': ['s3:DeleteObject'],
  },
  UsageFunction: {
    UsageFunctionLog: WRITE_LOG,
    StoreMail: ['s3:ListBucket'],
    'StoreMail/mail/*': ['s3:GetObject'],
    'StoreMail/search/*': ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    UsageWorkQueue: CONSUME,
    DeferredMailWorkQueue: SEND,
    StoreTable: rows('BatchGetItem BatchWriteItem ConditionCheckItem GetItem PutItem Query UpdateItem'),
  },
  AuditLinesFunction: {
    AuditLinesFunctionLog: WRITE_LOG,
    '*': [...LIST_STREAMS],
    // Records that Lambda gives up.
    AuditLinesDiscarded: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
    StoreTable: rows('BatchGetItem DescribeStream GetRecords GetShardIterator'),
  },
  // Parses hostile files: leases in the table, no key, and nothing of the bucket but attachments and their texts.
  AttachmentTextFunction: {
    AttachmentTextFunctionLog: WRITE_LOG,
    AttachmentTextWorkQueue: [...CONSUME, 'sqs:SendMessage'].sort(),
    StoreTable: rows('UpdateItem'),
    StoreMail: ['s3:ListBucket'],
    'StoreMail/mail/*': ['s3:GetObject'],
    'StoreMail/mail/*/attachment/*.text-*': ['s3:PutObject'],
  },
  WebhooksFanOutFunction: {
    WebhooksFanOutLog: WRITE_LOG,
    WebhooksArrivalsQueue: [...CONSUME, ...SEND].sort(),
    WebhooksAttemptsQueue: SEND,
    EventsBus: ['events:PutEvents'],
    StoreTable: rows('BatchGetItem GetItem PutItem Query'),
  },
  // Sends to strangers: of mail it reads messages by their keys, and lists none.
  WebhooksDeliverFunction: {
    WebhooksDeliverLog: WRITE_LOG,
    WebhooksAttemptsQueue: [...CONSUME, 'sqs:SendMessage'].sort(),
    WebhooksSlowAttemptsQueue: SEND,
    ...DELIVER,
  },
  WebhooksDeliverSlowFunction: {
    WebhooksDeliverSlowLog: WRITE_LOG,
    WebhooksAttemptsQueue: SEND,
    WebhooksSlowAttemptsQueue: [...CONSUME, 'sqs:SendMessage'].sort(),
    ...DELIVER,
  },
  PurgeFunction: {
    PurgeFunctionLog: WRITE_LOG,
    PurgeWorkQueue: [...CONSUME, 'sqs:SendMessage'].sort(),
    // The event and the usage of an inbox that expires.
    WebhooksArrivalsQueue: SEND,
    UsageWorkQueue: SEND,
    StoreTable: [...EMPTY, 'dynamodb:ConditionCheckItem'].sort(),
    'StoreTable/index/listing': rows('Query'),
    StoreMail: ['s3:ListBucket'],
    'StoreMail/mail/*': ['s3:DeleteObject', 's3:GetObject'],
    'StoreMail/search/*': ['s3:DeleteObject'],
    'StoreMail/metering/*': ['s3:PutObject'],
    'StoreMail/raw/*': ['s3:DeleteObject', 's3:GetObject'],
    'StoreMail/export/*': ['s3:AbortMultipartUpload', 's3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    ...MANAGE_SOCKETS,
    // Notices of held messages.
    ...SEND_MAIL,
  },
  // The way from raw mail to messages, and none out of the service.
  RebuildFunction: {
    RebuildFunctionLog: WRITE_LOG,
    StoreTable: rows(
      'BatchGetItem BatchWriteItem ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem',
    ),
    'StoreTable/index/listing': rows('Query'),
    StoreMail: ['s3:ListBucket'],
    'StoreMail/mail/*': ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject'],
    'StoreMail/search/*': ['s3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    'StoreMail/raw/*': ['s3:GetObject'],
  },
  // What tenants wrote and received is out of its reach: no bucket, no keyring.
  AdminFunction: {
    AdminFunctionLog: WRITE_LOG,
    StoreTable: [...EMPTY, 'dynamodb:ConditionCheckItem'].sort(),
    ...REDRIVE,
    AuditLinesFunction: ['lambda:InvokeFunction'],
    ...MANAGE_SOCKETS,
  },
  RestApiFunction: {
    RestApiLog: WRITE_LOG,
    ...TRANSPORT,
    ...MANAGE_SOCKETS,
    WebhooksAttemptsQueue: SEND,
    'StoreMail/export/*': ['s3:GetObject'],
    ...SEND_MAIL,
  },
  // No keys, no webhooks, no sign-up: it sends no mail and touches no socket.
  AssistantsMcpFunction: { AssistantsMcpLog: WRITE_LOG, ...TRANSPORT },
  // It accepts connections; others send to them: it may touch no open socket.
  StreamConnectFunction: {
    StreamConnectLog: WRITE_LOG,
    StreamWorkQueue: SEND,
    StoreKeyringKey: ['kms:Decrypt', 'kms:GenerateDataKey'],
    StoreTable: rows('BatchGetItem BatchWriteItem DeleteItem GetItem PutItem Query UpdateItem'),
  },
  StreamDisconnectFunction: {
    StreamDisconnectLog: WRITE_LOG,
    StoreTable: rows('BatchWriteItem DeleteItem GetItem UpdateItem'),
  },
  StreamMessageFunction: {
    StreamMessageLog: WRITE_LOG,
    StoreTable: rows('BatchWriteItem DeleteItem GetItem UpdateItem'),
    ...MANAGE_SOCKETS,
  },
  StreamFanOutFunction: {
    StreamFanOutLog: WRITE_LOG,
    StreamWorkQueue: [...CONSUME, ...SEND].sort(),
    StoreKeyringKey: ['kms:Decrypt'],
    StoreTable: rows('BatchGetItem BatchWriteItem DeleteItem GetItem Query UpdateItem'),
    ...MANAGE_SOCKETS,
  },
};
