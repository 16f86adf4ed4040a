import type { JsonObject } from '../contract.ts';
import type { OutgoingMessage } from './send-all.ts';

/**
 * Faults that adverse mode injects. Without it each event is sent once to each target of its rule, in the order of the
 * entries.
 */
export interface EventFaults {
  /** Error code and message for an entry that is refused, or undefined. */
  refusal(detailType: string): JsonObject | undefined;
  /** @param rule logical id */
  deliveries(rule: string, messages: readonly OutgoingMessage[]): readonly OutgoingMessage[];
}
