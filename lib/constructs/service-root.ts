import type { IConstruct } from 'constructs';

const roots = new WeakSet<IConstruct>();

export function beServiceRoot(construct: IConstruct): void {
  roots.add(construct);
}

export function serviceRoot(construct: IConstruct): IConstruct {
  const root = construct.node.scopes.find((scope) => roots.has(scope));
  if (root === undefined) throw new Error(`${construct.node.path} is not part of AgentInbox`);
  return root;
}
