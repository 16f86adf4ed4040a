import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

export function logicalId(construct: IConstruct): string {
  return Stack.of(construct).getLogicalId(resourceOf(construct));
}

/** CDK puts the name of the stack into the logical ids of some resources. */
export function overrideLogicalId(construct: IConstruct, id: string): void {
  resourceOf(construct).overrideLogicalId(id);
}

function resourceOf(construct: IConstruct): CfnElement {
  const element = CfnElement.isCfnElement(construct) ? construct : construct.node.defaultChild;
  if (!CfnElement.isCfnElement(element)) throw new Error(`${construct.node.path} does not have one resource`);
  return element;
}
