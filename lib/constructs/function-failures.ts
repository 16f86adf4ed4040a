import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { conditionOf, under } from './conditional.ts';
import { constructName } from './construct-name.ts';
import type { McpEndpoint } from './mcp-endpoint.ts';
import { ServiceFunction } from './service-function.ts';
import { functionFailures } from './service-metrics.ts';
import { serviceRoot } from './service-root.ts';

/** Lambda writes this line for an invocation without a response: an error, a timeout or a crash. */
const FAILED = '$.type = "platform.report" && $.record.status != "success"';
/** These lines belong to calls with the response `internal_error`, which API Gateway counts only for the REST API. */
const ANSWERED = '$.message.message = "tool failed" || $.message.message = "request failed"';

/**
 * A metric filter is free, and its metric costs nothing while no line matches; Lambda's own metric is billed per
 * function, or covers the whole account.
 */
export class FunctionFailures extends Construct {
  constructor(scope: Construct, id: string, mcp: McpEndpoint) {
    super(scope, id);
    const { namespace, metricName } = functionFailures();
    for (const found of serviceRoot(this).node.findAll()) {
      if (!(found instanceof ServiceFunction) || found.hasOwnAlarm) continue;
      const answers = found.function.functionName === mcp.functionName;
      const filter = new MetricFilter(this, constructName(found), {
        logGroup: found.log,
        filterPattern: patternOf(answers ? `(${FAILED}) || (${ANSWERED})` : FAILED),
        metricNamespace: namespace,
        metricName,
        metricValue: '1',
      });
      under(conditionOf(found), filter);
    }
  }
}

function patternOf(condition: string): IFilterPattern {
  return FilterPattern.literal(`{ ${condition} }`);
}
