import type { IConstruct } from 'constructs';

const roots = new WeakSet<IConstruct>();

/** Makes the construct the root of a service: what its parts look for in the tree, they look for below it. */
export function beServiceRoot(construct: IConstruct): void {
  roots.add(construct);
}

/** The service that a construct is part of; the stack around it may have resources of others. */
export function serviceRoot(construct: IConstruct): IConstruct {
  const root = construct.node.scopes.find((scope) => roots.has(scope));
  if (root === undefined) throw new Error(`${construct.node.path} is not part of AgentInbox`);
  return root;
}
