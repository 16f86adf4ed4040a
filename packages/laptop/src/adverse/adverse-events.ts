import type { JsonObject } from '../contract.ts';
import type { EventFaults } from '../event-bus/event-faults.ts';
import type { OutgoingMessage } from '../event-bus/send-all.ts';
import type { FaultLog } from './fault-log.ts';
import type { RandomStreams } from './random-streams.ts';
import { RATES } from './rates.ts';

interface AdverseEventsOptions {
  readonly streams: RandomStreams;
  readonly log: FaultLog;
  readonly isOn: () => boolean;
}

export class AdverseEvents implements EventFaults {
  readonly #options: AdverseEventsOptions;

  constructor(options: AdverseEventsOptions) {
    this.#options = options;
  }

  refusal(detailType: string): JsonObject | undefined {
    const { streams, log, isOn } = this.#options;
    if (!isOn() || !streams.happens(RATES.eventRefused, 'event refused', detailType)) return undefined;
    log.record('event entry refused', detailType);
    const ErrorCode = streams.happens(0.5, 'why an event is refused', detailType)
      ? 'ThrottlingException'
      : 'InternalFailure';
    return { ErrorCode, ErrorMessage: 'The entry was not accepted.' };
  }

  deliveries(rule: string, messages: readonly OutgoingMessage[]): readonly OutgoingMessage[] {
    const { streams, log, isOn } = this.#options;
    if (!isOn()) return messages;
    const sent: OutgoingMessage[] = [];
    for (const message of messages) {
      const isLate = streams.happens(RATES.lateEvent, 'late event', rule);
      if (isLate) log.record('event delivered late', rule);
      sent.splice(streams.between(0, sent.length, 'order of events', rule), 0, {
        ...message,
        ...(isLate ? { delaySeconds: 1 } : {}),
      });
      if (streams.happens(RATES.duplicateEvent, 'duplicate event', rule)) {
        log.record('event delivered again', rule);
        const delaySeconds = streams.happens(0.3, 'lateness of a duplicate event', rule) ? 1 : 0;
        sent.push({ ...message, delaySeconds });
      }
    }
    return sent;
  }

  publishing(
    publish: (topicArn: string, message: string) => void,
  ): (topicArn: string, message: string) => void {
    return (topicArn, message) => {
      const { streams, log, isOn } = this.#options;
      publish(topicArn, message);
      if (!isOn() || !streams.happens(RATES.duplicateTopicMessage, 'duplicate topic message')) return;
      log.record('topic message published again', topicArn.slice(topicArn.lastIndexOf(':') + 1));
      publish(topicArn, message);
    };
  }
}
