import type { Ports } from '../addresses/ports.ts';
import type { JsonObject } from '../contract.ts';
import { isObject } from '../template/json.ts';
import type { RuntimeOptions } from './options.ts';

const HTTP_PORT = 8480;
const SMTP_PORT = 2525;

export interface AllocatedPorts {
  readonly byLogicalId: ReadonlyMap<string, number>;
  readonly awsGateway: number;
  readonly outbox: number;
  readonly reference: number;
  readonly smtp: number;
}

/**
 * The first HTTP API has the port of `--port`, and other servers except SMTP use the ports after it; with `--port 0`,
 * any free ports. @throws StartRefused when a port that a flag names is taken.
 */
export async function allocatePorts(
  template: JsonObject,
  ports: Ports,
  options: Pick<RuntimeOptions, 'port' | 'smtpPort'>,
): Promise<AllocatedPorts> {
  const [main, ...others] = reachable(template);
  // The two ports that flags may name are allocated first: another server could take the second one as the next free
  // port.
  const httpPort = await ports.forFlag('http', '--port', options.port, HTTP_PORT);
  const smtp = await ports.forFlag('smtp', '--smtp-port', options.smtpPort, SMTP_PORT);
  const nearby = (name: string) => (options.port === 0 ? ports.any(name) : ports.near(name, httpPort + 1));

  const byLogicalId = new Map<string, number>();
  if (main !== undefined) byLogicalId.set(main, httpPort);
  for (const logicalId of others) byLogicalId.set(logicalId, await nearby(logicalId));
  return {
    byLogicalId,
    outbox: await nearby('outbox'),
    awsGateway: await nearby('aws'),
    reference: await nearby('reference'),
    smtp,
  };
}

function reachable(template: JsonObject): readonly string[] {
  const resources = template['Resources'];
  const found = Object.entries(isObject(resources) ? resources : {}).flatMap(([logicalId, body]) => {
    if (!isObject(body)) return [];
    if (body['Type'] === 'AWS::Lambda::Url') return [{ logicalId, isHttp: false }];
    if (body['Type'] !== 'AWS::ApiGatewayV2::Api') return [];
    const { Properties } = body;
    return [{ logicalId, isHttp: isObject(Properties) && Properties['ProtocolType'] !== 'WEBSOCKET' }];
  });
  return found
    .sort((one, other) => Number(other.isHttp) - Number(one.isHttp))
    .map(({ logicalId }) => logicalId);
}
