import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { MailIngress } from './mail-ingress.ts';
import { ownCount, receiptRuleCount } from './service-metrics.ts';
import type { Watch } from './watch.ts';

/** One tenant at its cap needs no alarm; many tenants at a cap do. */
const DEFERRED_PER_HOUR = 100;
/** Of mail that exceeds what may be deferred as well. */
const DEFERRED_DROPPED_PER_HOUR = 100;
const UNPARSED_PER_HOUR = 10;
/** SES bills each of them: at this rate about $140 a month. */
const DROPPED_PER_HOUR = 1_000;
const HOUR = Duration.hours(1);

export interface MailWatchesProps {
  readonly settings: Settings;
  readonly ingress: MailIngress;
}

/** The way of a received mail. */
export function mailWatches(
  scope: Construct,
  { settings, ingress }: MailWatchesProps,
): Readonly<Record<string, Watch>> {
  const { alarmNoMailHours } = settings;
  return {
    Failed: { kind: 'publishFailure', metric: receiptRuleCount(ingress, 'PublishFailure'), from: 1 },
    Expired: { kind: 'publishExpired', metric: receiptRuleCount(ingress, 'PublishExpired'), from: 1 },
    Deferred: { kind: 'deferred', metric: ownCount(scope, 'MessageDeferred'), from: DEFERRED_PER_HOUR },
    DeferredDropped: {
      kind: 'deferredDropped',
      metric: ownCount(scope, 'DeferredMessageDropped'),
      from: DEFERRED_DROPPED_PER_HOUR,
    },
    GivenUp: { kind: 'deferredExpired', metric: ownCount(scope, 'DeferredMessageExpired'), from: 1 },
    Unparsed: { kind: 'unparsed', metric: ownCount(scope, 'MessageUnparsed'), from: UNPARSED_PER_HOUR },
    Missing: { kind: 'bytesMissing', metric: ownCount(scope, 'BytesMissing'), from: 1 },
    Dropped: { kind: 'dropped', metric: ownCount(scope, 'RecipientDropped'), from: DROPPED_PER_HOUR },
    ...(alarmNoMailHours === undefined
      ? {}
      : {
          NoMail: {
            kind: 'noMail',
            metric: ownCount(scope, 'MessageReceived', HOUR),
            from: 1,
            rings: 'below',
            periods: alarmNoMailHours,
          } satisfies Watch,
        }),
  };
}
