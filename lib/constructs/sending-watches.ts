import type { Sender } from './sender.ts';
import { ownCount, reputation, sendingEvents } from './service-metrics.ts';
import type { Watch } from './watch.ts';

/** Above these SES puts an account under review (SES developer guide, "Reputation metrics"). */
const BOUNCE_RATE = 0.05;
const COMPLAINT_RATE = 0.001;
/** Of all sign-ups: beyond it an attacker may be mailing strangers. */
const EMAILS_PER_HOUR = 500;
/** A mistyped address is its human's affair; of this many, sign-ups are at fault, or we are. */
const BOUNCES_PER_HOUR = 10;

export interface SendingWatchesProps {
  readonly sender: Sender;
}

/**
 * Mail that the service sends. The two rates are of the whole account, as SES judges it; bounces and complaints of the
 * configuration set are of this stack only. Mail to a suppressed address is in neither rate, but it is a bounce of the
 * configuration set.
 */
export function sendingWatches({ sender }: SendingWatchesProps): Readonly<Record<string, Watch>> {
  return {
    Sent: {
      kind: 'mailsSent',
      metric: ownCount('MailSent'),
      from: EMAILS_PER_HOUR,
    },
    Bounces: { kind: 'bounces', metric: reputation('Reputation.BounceRate'), from: BOUNCE_RATE },
    Complaints: { kind: 'complaints', metric: reputation('Reputation.ComplaintRate'), from: COMPLAINT_RATE },
    OwnBounces: { kind: 'undelivered', metric: sendingEvents(sender, 'Bounce'), from: BOUNCES_PER_HOUR },
    OwnComplaints: { kind: 'complaints', metric: sendingEvents(sender, 'Complaint'), from: 1 },
  };
}
