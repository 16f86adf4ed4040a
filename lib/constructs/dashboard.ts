import { Stack } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type GraphWidgetProps,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';
import {
  calls,
  depth,
  failures,
  latencies,
  oldestAge,
  ownCount,
  receiptRuleCount,
  type Transports,
} from './service-metrics.ts';
import { WorkQueue } from './work-queue.ts';

/** CloudWatch's grid is 24 wide: three graphs in a row. */
const WIDTH = 8;
const ALARMS_HEIGHT = 6;

export interface DashboardProps extends Transports {
  readonly alarms: Alarms;
  readonly ingress: MailIngress;
  readonly store: MailStore;
}

/** One page on which an operator sees how the service is: what rings, then the way of a mail, then the transports. */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const { alarms, ingress, store } = props;
    const found = Stack.of(this).node.findAll();
    const work = found.filter((construct) => construct instanceof WorkQueue);
    const worked = new Set(work.map(({ queue }) => queue));
    const dead = found
      .filter((construct) => construct instanceof Queue)
      .filter((queue) => !worked.has(queue));
    const functions = found.filter((construct) => construct instanceof ServiceFunction);

    const page = new CloudWatchDashboard(this, 'Page');
    page.addWidgets(
      new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms.all], width: 24, height: ALARMS_HEIGHT }),
    );
    page.addWidgets(
      graph('Mail in', [
        ownCount(this, 'MessageReceived'),
        ownCount(this, 'RecipientDropped'),
        ownCount(this, 'MessageDeferred'),
        ownCount(this, 'DeferredMessageDropped'),
        ownCount(this, 'MessageUnparsed'),
      ]),
      graph('SES could not', [
        receiptRuleCount(ingress, 'PublishFailure'),
        receiptRuleCount(ingress, 'PublishExpired'),
      ]),
      graph('Webhooks', [
        ownCount(this, 'WebhookDelivered'),
        ownCount(this, 'WebhookFailed'),
        ownCount(this, 'WebhookDead'),
        ownCount(this, 'WebhookDisabled'),
      ]),
    );
    page.addWidgets(
      graph(
        'Oldest work (s)',
        work.map(({ queue }) => oldestAge(queue)),
      ),
      graph(
        'Dead letters',
        dead.map((queue) => depth(queue)),
      ),
      graph('Mail to humans', [ownCount(this, 'MailSent')]),
    );
    page.addWidgets(
      graph('Calls', calls(props)),
      graph('5xx', Object.values(failures(props))),
      graph('Latency p99 (ms)', Object.values(latencies(props))),
    );
    page.addWidgets(
      graph(
        'Function errors',
        functions.map((each) => each.function.metricErrors()),
      ),
      graph(
        'Throttles',
        functions.map((each) => each.function.metricThrottles()),
      ),
      graph(
        'Concurrency',
        functions.map((each) => each.function.metric('ConcurrentExecutions', { statistic: 'Maximum' })),
      ),
    );
    page.addWidgets(
      graph('Table: units', [
        store.table.metricConsumedReadCapacityUnits(),
        store.table.metricConsumedWriteCapacityUnits(),
      ]),
      graph('Table: throttled', [
        store.table.metricThrottledRequestsForOperations({
          operations: [Operation.QUERY, Operation.UPDATE_ITEM, Operation.TRANSACT_WRITE_ITEMS],
        }),
      ]),
      graph(
        'Duration p99 (ms)',
        functions.map((each) => each.function.metricDuration({ statistic: 'p99' })),
      ),
    );
  }
}

function graph(title: string, left: NonNullable<GraphWidgetProps['left']>): GraphWidget {
  return new GraphWidget({ title, left: [...left], width: WIDTH });
}
