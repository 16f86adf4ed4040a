import { CfnElement, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Logical id of a construct's resource in the template. */
export function logicalId(construct: IConstruct): string {
  return Stack.of(construct).getLogicalId(resourceOf(construct));
}

/** For a resource that CDK makes with the name of the stack in its logical id. */
export function overrideLogicalId(construct: IConstruct, id: string): void {
  resourceOf(construct).overrideLogicalId(id);
}

function resourceOf(construct: IConstruct): CfnElement {
  const element = CfnElement.isCfnElement(construct) ? construct : construct.node.defaultChild;
  if (!CfnElement.isCfnElement(element)) throw new Error(`${construct.node.path} does not have one resource`);
  return element;
}
