/**
 * Replaces `@smithy/core/event-streams` in bundles: only S3's SelectObjectContent returns an event stream, and the
 * service never calls it.
 */

const REFUSED = 'No operation of the service answers with an event stream: its bundle cannot read one';

export function resolveEventStreamSerdeConfig<Config>(config: Config): Config {
  return config;
}

export function eventStreamSerdeProvider(): never {
  throw new Error(REFUSED);
}

export class EventStreamSerde {
  constructor() {
    throw new Error(REFUSED);
  }
}
