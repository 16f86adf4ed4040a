import type { Sender } from './sender.ts';
import { ownCount, reputation, sendingEvents } from './service-metrics.ts';
import type { Watch } from './watch.ts';

/** Above these rates SES puts an account under review (SES developer guide, "Reputation metrics"). */
const BOUNCE_RATE = 0.05;
const COMPLAINT_RATE = 0.001;
/** More sign-up emails than this suggest an attacker who emails strangers. */
const EMAILS_PER_HOUR = 500;
/** A few bounces are mistyped addresses; this many suggest a fault of sign-up or of the service. */
const BOUNCES_PER_HOUR = 10;

export interface SendingWatchesProps {
  readonly sender: Sender;
}

/**
 * The two rates cover the whole account, as SES judges it; bounces and complaints cover this stack. Mail to a
 * suppressed address is in neither rate, but is a bounce of the configuration set.
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
