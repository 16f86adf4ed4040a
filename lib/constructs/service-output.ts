import { type CfnCondition, CfnOutput } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { serviceRoot } from './service-root.ts';

/** An output of the stack whose name is the same wherever the service is in it: the command `agentinbox` reads it. */
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
