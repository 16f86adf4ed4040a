import { cloudWatchMetering } from './aws/metering.ts';
import { mcpEnvironment, readEnvironment } from './environment.ts';
import { countIfSlow } from './http/slow-calls.ts';
import { transportHandler } from './http/transport-handler.ts';
import { answerMcp } from './mcp/answer-mcp.ts';
import { type Management, openServices } from './services.ts';

/** No tool signs up, revokes keys or uses webhooks. */
function refuse(): never {
  throw new Error('No tool may need this: the function has no permission for it');
}
const noManagement: Management = {
  mailer: { send: refuse },
  sending: 'none',
  sockets: { post: refuse, close: refuse },
  deliveryQueue: { send: refuse },
  recoveries: { send: refuse },
};

const services = openServices(readEnvironment(mcpEnvironment), noManagement, cloudWatchMetering(), 'mcp');

/** The events of a function URL have the form of an HTTP API's. */
export const handler = transportHandler((event, setHeaders) =>
  countIfSlow(services, event.requestContext.timeEpoch, (metered) => answerMcp(metered, event, setHeaders)),
);
