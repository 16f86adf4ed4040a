import type { ResourceProvider } from '../contract.ts';
import { api, apiIntegration, apiRoute, apiStage } from './api.ts';
import { bucket, bucketPolicy } from './bucket.ts';
import {
  activeReceiptRuleSet,
  deploymentCheck,
  joinedReceiptRule,
  joinedReceiptRuleSet,
} from './deployment.ts';
import { recordSet } from './dns.ts';
import { eventBus, eventRule } from './events.ts';
import { policy, role } from './identity.ts';
import { key } from './key.ts';
import {
  eventInvokeConfig,
  eventSourceMapping,
  functionUrl,
  lambdaFunction,
  lambdaPermission,
} from './lambda.ts';
import { logGroup, metricFilter } from './logs.ts';
import {
  configurationSet,
  configurationSetEventDestination,
  emailIdentity,
  receiptRule,
  receiptRuleSet,
} from './mail.ts';
import { alarm, budget, dashboard } from './monitoring.ts';
import { apiMapping, certificate, distribution, domainName } from './own-name.ts';
import { queue, queuePolicy } from './queue.ts';
import { table } from './table.ts';
import { subscription, topic, topicPolicy } from './topic.ts';

export const providers: readonly ResourceProvider[] = [
  table,
  bucket,
  bucketPolicy,
  queue,
  queuePolicy,
  topic,
  topicPolicy,
  subscription,
  receiptRuleSet,
  receiptRule,
  emailIdentity,
  configurationSet,
  configurationSetEventDestination,
  activeReceiptRuleSet,
  joinedReceiptRule,
  joinedReceiptRuleSet,
  lambdaFunction,
  lambdaPermission,
  eventInvokeConfig,
  eventSourceMapping,
  functionUrl,
  role,
  policy,
  logGroup,
  metricFilter,
  key,
  eventBus,
  eventRule,
  api,
  apiStage,
  apiRoute,
  apiIntegration,
  alarm,
  dashboard,
  budget,
  recordSet,
  domainName,
  apiMapping,
  certificate,
  distribution,
  deploymentCheck,
];
