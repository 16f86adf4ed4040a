import { Duration, Fn, Token } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  type AlarmStatusWidgetProps,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type GraphWidgetProps,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { choice, conditionOf } from './conditional.ts';
import { constructName } from './construct-name.ts';
import type { MailIngress } from './mail-ingress.ts';
import type { MailStore } from './mail-store.ts';
import { ServiceFunction } from './service-function.ts';
import {
  calls,
  depth,
  failures,
  functionFailures,
  limitedCount,
  oldestAge,
  ownCount,
  receiptRuleCount,
  type Transports,
} from './service-metrics.ts';
import { serviceRoot } from './service-root.ts';
import { WorkQueue } from './work-queue.ts';

const AWAITED = new Set(['RestApi', 'AssistantsMcp', 'MailIngressReceiveMail']);
/** CloudWatch's grid has 24 columns: three graphs in a row. */
const WIDTH = 8;
const ALARMS_HEIGHT = 6;

export interface DashboardProps extends Transports {
  readonly alarms: Alarms;
  readonly ingress: MailIngress;
  readonly store: MailStore;
}

/**
 * A dashboard has at most 50 metrics: an account has three such dashboards for free, and any other costs $3 a month.
 */
export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const { alarms, ingress, store } = props;
    const found = serviceRoot(this).node.findAll();
    const all = found.filter((construct) => construct instanceof WorkQueue);
    const work = all.filter(({ isAskedForAgain }) => !isAskedForAgain);
    const worked = new Set(all.map(({ queue }) => queue));
    const dead = found
      .filter((construct) => construct instanceof Queue)
      .filter((queue) => !worked.has(queue));
    const functions = found.filter((construct) => construct instanceof ServiceFunction);
    const awaited = functions.filter((each) => AWAITED.has(constructName(each)));

    const page = new CloudWatchDashboard(this, 'Page');
    page.addWidgets(
      new AlarmStates({ title: 'Alarms', alarms: [...alarms.all], width: 24, height: ALARMS_HEIGHT }),
    );
    page.addWidgets(
      graph('Mail in', [
        ownCount('MessageReceived'),
        limitedCount('RecipientDropped'),
        limitedCount('MessageDeferred'),
        limitedCount('DeferredMessageDropped'),
        limitedCount('MessageUnparsed'),
      ]),
      graph('SES failures', [
        receiptRuleCount(ingress, 'PublishFailure'),
        receiptRuleCount(ingress, 'PublishExpired'),
      ]),
      graph('Webhooks', [
        ownCount('WebhookFailed').with({ statistic: 'SampleCount', label: 'attempts' }),
        ownCount('WebhookFailed'),
        limitedCount('WebhookDead'),
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
      graph('Emails to people', [ownCount('MailSent')]),
    );
    page.addWidgets(
      graph('Calls', calls(props)),
      graph('5xx', Object.values(failures(props))),
      graph('Slow calls (excluding waits)', [limitedCount('CallSlow')]),
    );
    page.addWidgets(
      graph('Function failures', [functionFailures()]),
      graph('Concurrency (account)', [
        new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'ConcurrentExecutions',
          statistic: 'Maximum',
          period: Duration.minutes(5),
        }),
      ]),
      graph(
        'Throttles',
        awaited.map((each) => each.function.metricThrottles()),
      ),
    );
    page.addWidgets(
      graph('Table: units', [
        store.table.metricConsumedReadCapacityUnits(),
        store.table.metricConsumedWriteCapacityUnits(),
      ]),
      graph('Table: refused', [limitedCount('TableThrottled'), limitedCount('TableFailed')]),
    );
  }
}

/**
 * CDK cannot list the conditional alarms of a template with parameters, so CloudFormation inserts the existing ones
 * into JSON.
 */
class AlarmStates extends AlarmStatusWidget {
  readonly #alarms: AlarmStatusWidgetProps['alarms'];

  constructor(props: AlarmStatusWidgetProps) {
    super(props);
    this.#alarms = props.alarms;
  }

  override toJson(): ReturnType<AlarmStatusWidget['toJson']> {
    const conditions = new Set(this.#alarms.map((alarm) => conditionOf(alarm)));
    conditions.delete(undefined);
    const [condition, ...others] = conditions;
    if (condition === undefined) return super.toJson();
    if (others.length > 0) throw new Error('Alarms of the dashboard are under more than one condition');
    const always = this.#alarms.filter((alarm) => conditionOf(alarm) === undefined);
    const list = choice(condition, jsonList(this.#alarms), jsonList(always));
    const [widget] = super.toJson();
    return [{ ...widget, properties: { ...widget.properties, alarms: Token.asNumber(list) } }];
  }
}

function jsonList(alarms: AlarmStatusWidgetProps['alarms']): string {
  return Fn.join('', [
    '["',
    Fn.join(
      '","',
      alarms.map(({ alarmRef }) => alarmRef.alarmArn),
    ),
    '"]',
  ]);
}

function graph(title: string, left: NonNullable<GraphWidgetProps['left']>): GraphWidget {
  return new GraphWidget({ title, left: [...left], width: WIDTH });
}
