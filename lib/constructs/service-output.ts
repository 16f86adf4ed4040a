import { type CfnCondition, CfnOutput } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { serviceRoot } from './service-root.ts';

/**
 * The `agentinbox` command reads the output by its name, which does not depend on where the service is in the stack.
 */
export function serviceOutput(
  part: IConstruct,
  name: string,
  value: string,
  description: string,
  condition?: CfnCondition,
): void {
  const output = new CfnOutput(serviceRoot(part), name, {
    value,
    description,
    ...(condition === undefined ? {} : { condition }),
  });
  output.overrideLogicalId(name);
}
