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

export function mailWatches({ settings, ingress }: MailWatchesProps): Readonly<Record<string, Watch>> {
  const { alarmNoMailHours } = settings;
  return {
    Failed: { kind: 'publishFailure', metric: receiptRuleCount(ingress, 'PublishFailure'), from: 1 },
    Expired: { kind: 'publishExpired', metric: receiptRuleCount(ingress, 'PublishExpired'), from: 1 },
    // This queue's age is watched from outside the function because its mail is also late while the function cannot be
    // invoked.
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
