import type { JsonObject } from '../contract.ts';
import type { OutgoingMessage } from './send-all.ts';

/** What adverse mode does to events. Without it each goes once to each target of its rule, in the order of the entries. */
export interface EventFaults {
  /** Error code and message of an entry that the bus does not accept, or undefined. */
  refusal(detailType: string): JsonObject | undefined;
  /** @param rule logical id */
  deliveries(rule: string, messages: readonly OutgoingMessage[]): readonly OutgoingMessage[];
}
