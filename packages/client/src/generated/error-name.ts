// Made from the registry of operations by `npm run generate`. Do not edit.
/** The errors of the API; clients branch on these names. */
export type ErrorName =
  | 'unauthenticated'
  | 'forbidden'
  | 'read_only'
  | 'cap_hit'
  | 'not_found'
  | 'conflict'
  | 'address_unavailable'
  | 'validation'
  | 'rate_limited'
  | 'internal_error';
