/**
 * Regions in which SES receives mail (AWS General Reference, "Email receiving endpoints") and functions have URLs, as
 * that of assistants has (Lambda developer guide, "Function URLs"). Israel (il-central-1) has only the first.
 */
export const RECEIVING_REGIONS: readonly string[] = [
  'us-east-1',
  'us-east-2',
  'us-west-2',
  'af-south-1',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ca-central-1',
  'eu-central-1',
  'eu-north-1',
  'eu-south-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'me-south-1',
  'sa-east-1',
];
