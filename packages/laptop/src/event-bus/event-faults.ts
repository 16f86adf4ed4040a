import type { JsonObject } from '../contract.ts';
import type { OutgoingMessage } from './send-all.ts';

export interface EventFaults {
  refusal(detailType: string): JsonObject | undefined;
  deliveries(rule: string, messages: readonly OutgoingMessage[]): readonly OutgoingMessage[];
}
