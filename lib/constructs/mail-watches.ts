import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { MailIngress } from './mail-ingress.ts';
import { ownCount, receiptRuleCount } from './service-metrics.ts';
import type { Watch } from './watch.ts';

/** Of one tenant at its cap an operator need not hear; of caps that many meet, yes. */
const HELD_PER_HOUR = 100;
/** Of mail that exceeds what may be held as well. */
const HELD_DROPPED_PER_HOUR = 100;
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
    Held: { kind: 'held', metric: ownCount(scope, 'MessageHeld'), from: HELD_PER_HOUR },
    HeldDropped: {
      kind: 'heldDropped',
      metric: ownCount(scope, 'HeldMessageDropped'),
      from: HELD_DROPPED_PER_HOUR,
    },
    GivenUp: { kind: 'heldExpired', metric: ownCount(scope, 'HeldMessageExpired'), from: 1 },
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
