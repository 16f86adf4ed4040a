import type { IConstruct } from 'constructs';

/**
 * Makes CloudFormation create each construct after the one before it. API Gateway v2 refuses changes of one API that are
 * made at the same time ("concurrent modification", which CloudFormation reports as "Internal Failure").
 */
export function createOneByOne(constructs: readonly IConstruct[]): void {
  createInChains(constructs, 1);
}

/**
 * Makes CloudFormation create at most so many of the constructs at once: the API that makes them takes so many calls a second
 * (lib/constructs/creation-rates.ts), and a creation takes about that long.
 */
export function createInChains(constructs: readonly IConstruct[], chains: number): void {
  for (const [index, construct] of constructs.entries()) {
    const previous = constructs[index - chains];
    if (previous !== undefined) construct.node.addDependency(previous);
  }
}
