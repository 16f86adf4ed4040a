import { defineResource, textOf } from './define-resource.ts';

/** Local clients use addresses with ports, so no DNS name is resolved. */
export const recordSet = defineResource({
  type: 'AWS::Route53::RecordSet',
  properties: ['**'],
  ref: textOf('Name'),
});
