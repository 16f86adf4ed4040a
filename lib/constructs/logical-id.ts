import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Name in the template of the resource that a construct stands for. */
export function logicalId(construct: IConstruct): string {
  const element = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(element)) throw new Error(`${construct.node.path} stands for no one resource`);
  return Stack.of(construct).getLogicalId(element);
}
