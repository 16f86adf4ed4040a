import * as z from 'zod';
import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { eventOfBus } from '../../lambdas/events/service-event.ts';
import { PlayedSocketGateway } from './played-socket-gateway.ts';
import { jsonAnswer } from './wire-answers.ts';

const inputSchema = z.object({ Entries: z.array(z.object({ Detail: z.string() })) });

export class PlayedBus {
  readonly sockets = new PlayedSocketGateway();
  readonly events: ServiceEvent[] = [];

  /** What consumers are left with that drop repeats by id; whatever else differs between repeats shows. */
  get delivered(): ReadonlyMap<string, ServiceEvent> {
    const delivered = new Map<string, ServiceEvent>();
    for (const event of this.events) {
      const earlier = delivered.get(event.event_id);
      if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(event)) {
        throw new Error(`Two events share the id ${event.event_id}`);
      }
      delivered.set(event.event_id, event);
    }
    return new Map([...delivered].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  readonly answer = (input: unknown, isPartial: boolean) => {
    const { Entries } = inputSchema.parse(input);
    const refused = isPartial ? Entries.length - 1 : Entries.length;
    const entries = Entries.map(({ Detail }, i) => {
      if (i >= refused) return { ErrorCode: 'ThrottlingException', ErrorMessage: 'Rate exceeded' };
      this.events.push(eventOfBus(`{"detail":${Detail}}`));
      return { EventId: `${this.events.length}` };
    });
    return jsonAnswer(200, { FailedEntryCount: Entries.length - refused, Entries: entries });
  };
}
