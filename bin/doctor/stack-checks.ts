import type { Check } from './check.ts';
import { alarmSubscriptions } from './checks/alarm-subscriptions.ts';
import { alarms } from './checks/alarms.ts';
import { certificates } from './checks/certificates.ts';
import { concurrency } from './checks/concurrency.ts';
import { deadLetters } from './checks/dead-letters.ts';
import { dkim } from './checks/dkim.ts';
import { dmarc } from './checks/dmarc.ts';
import { endpoints } from './checks/endpoints.ts';
import { eventSources } from './checks/event-sources.ts';
import { inboxMx } from './checks/inbox-mx.ts';
import { kmsKeys } from './checks/kms-keys.ts';
import { mailFrom } from './checks/mail-from.ts';
import { ownNames } from './checks/own-names.ts';
import { receiptFilters } from './checks/receipt-filters.ts';
import { receiptRuleSet } from './checks/receipt-rule-set.ts';
import { region } from './checks/region.ts';
import { sesIdentity } from './checks/ses-identity.ts';
import { sesSending } from './checks/ses-sending.ts';
import { spf } from './checks/spf.ts';
import { suppression } from './checks/suppression.ts';
import type { StackContext } from './stack-context.ts';

/** Of a deployed stack, in the order in which mail passes what they look at. */
export const STACK_CHECKS: readonly Check<StackContext>[] = [
  region,
  inboxMx,
  spf,
  dkim,
  dmarc,
  mailFrom,
  sesIdentity,
  receiptRuleSet,
  receiptFilters,
  sesSending,
  suppression,
  concurrency,
  eventSources,
  kmsKeys,
  deadLetters,
  alarms,
  alarmSubscriptions,
  endpoints,
  ownNames,
  certificates,
];
