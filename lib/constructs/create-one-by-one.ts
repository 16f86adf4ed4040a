import type { IConstruct } from 'constructs';

/**
 * Makes CloudFormation create each construct after the one before it. API Gateway v2 refuses changes of one API that are
 * made at the same time ("concurrent modification", which CloudFormation reports as "Internal Failure").
 */
export function createOneByOne(constructs: readonly IConstruct[]): void {
  for (const [index, construct] of constructs.entries()) {
    const previous = constructs[index - 1];
    if (previous !== undefined) construct.node.addDependency(previous);
  }
}
