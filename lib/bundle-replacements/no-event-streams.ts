/**
 * Takes the place of `@smithy/core/event-streams` in bundles: of the operations of our clients, S3's SelectObjectContent
 * is the only one that answers with a stream of events, and the service never asks for it.
 */

const REFUSED = 'No operation of the service answers with an event stream: its bundle cannot read one';

/** What a client does with its configuration. */
export function resolveEventStreamSerdeConfig<Config>(config: Config): Config {
  return config;
}

/** @throws Error always. */
export function eventStreamSerdeProvider(): never {
  throw new Error(REFUSED);
}

export class EventStreamSerde {
  constructor() {
    throw new Error(REFUSED);
  }
}
