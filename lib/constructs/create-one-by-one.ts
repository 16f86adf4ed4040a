import type { IConstruct } from 'constructs';

/**
 * API Gateway v2 refuses concurrent changes of one API ("concurrent modification", which CloudFormation reports as
 * "Internal Failure").
 */
export function createOneByOne(constructs: readonly IConstruct[]): void {
  createInChains(constructs, 1);
}

/** The AWS API limits calls per second (lib/constructs/creation-rates.ts), and a creation takes about a second. */
export function createInChains(constructs: readonly IConstruct[], chains: number): void {
  for (const [index, construct] of constructs.entries()) {
    const previous = constructs[index - chains];
    if (previous !== undefined) construct.node.addDependency(previous);
  }
}
