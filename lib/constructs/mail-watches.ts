import { Duration } from 'aws-cdk-lib';
import { LATE_AFTER_SECONDS } from '../../lambdas/batch/late-after.ts';
import type { Settings } from '../settings.ts';
import type { MailIngress } from './mail-ingress.ts';
import { oldestAge, ownCount, receiptRuleCount } from './service-metrics.ts';
import type { Watch } from './watch.ts';

const HOUR = Duration.hours(1);

export interface MailWatchesProps {
  readonly settings: Settings;
  readonly ingress: MailIngress;
}

/** The way of a received mail. */
export function mailWatches({ settings, ingress }: MailWatchesProps): Readonly<Record<string, Watch>> {
  const { alarmNoMailHours } = settings;
  return {
    Failed: { kind: 'publishFailure', metric: receiptRuleCount(ingress, 'PublishFailure'), from: 1 },
    Expired: { kind: 'publishExpired', metric: receiptRuleCount(ingress, 'PublishExpired'), from: 1 },
    // The one queue whose age is watched from outside: its mail is late too while the function cannot be invoked at all.
    Receipts: {
      kind: 'oldWork',
      metric: oldestAge(ingress.work.queue),
      from: LATE_AFTER_SECONDS['receive-mail'],
    },
    ...(alarmNoMailHours === undefined
      ? {}
      : {
          NoMail: {
            kind: 'noMail',
            metric: ownCount('MessageReceived', HOUR),
            from: 1,
            goesOff: 'without data',
            periods: alarmNoMailHours,
          } satisfies Watch,
        }),
  };
}
