import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Logical id of a construct's resource in the template. */
export function logicalId(construct: IConstruct): string {
  const element = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(element)) throw new Error(`${construct.node.path} does not have one resource`);
  return Stack.of(construct).getLogicalId(element);
}
