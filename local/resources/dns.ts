import { defineResource, literal } from './define-resource.ts';

/** Clients of a laptop are told addresses with ports: no name is ever looked up. */
export const recordSet = defineResource({
  type: 'AWS::Route53::RecordSet',
  properties: ['**'],
  ref: literal('Name'),
});
