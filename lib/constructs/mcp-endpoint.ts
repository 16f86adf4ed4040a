import { Duration } from 'aws-cdk-lib';
import { FunctionUrlAuthType, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { mcpEnvironment } from '../../lambdas/environment.ts';
import { ownDomain } from '../own-domains.ts';
import { McpDomain } from './mcp-domain.ts';
import { ServiceFunction } from './service-function.ts';
import {
  grantAssistantRows,
  grantTransport,
  type TransportProps,
  transportEnvironment,
} from './transport.ts';

const TIMEOUT = Duration.seconds(29);

/** The assistants' transport: a function URL without authentication by AWS, because keys come in a header of ours or in the query. */
export class McpEndpoint extends Construct {
  /** The address that clients are given. */
  readonly url: string;
  /** Name of the function behind the URL; Lambda counts calls of the URL by it. */
  readonly functionName: string;

  constructor(scope: Construct, id: string, props: TransportProps) {
    super(scope, id);
    const handler = new ServiceFunction(this, 'Mcp', {
      settings: props.settings,
      entry: 'mcp',
      description: 'answers assistants (MCP)',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      environment: { schema: mcpEnvironment, values: transportEnvironment(props) },
    });
    grantTransport(handler, props);
    grantAssistantRows(handler, props);
    // No CORS: a page of another origin has no business here (lambdas/mcp/answer-mcp.ts).
    const url = handler.function.addFunctionUrl({
      authType: FunctionUrlAuthType.NONE,
      invokeMode: InvokeMode.BUFFERED,
    });
    this.functionName = handler.function.functionName;
    const own = ownDomain(props.settings, 'mcp');
    if (own !== undefined) new McpDomain(this, 'Domain', { own, url, dns: props.dns });
    this.url = `${own === undefined ? url.url : `https://${own.name}/`}mcp`;
  }
}
