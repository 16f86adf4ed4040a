/**
 * SES receives email here (AWS General Reference, "Email receiving endpoints") and Lambda has function URLs, which MCP
 * needs (Lambda developer guide, "Function URLs"). il-central-1 has only the first.
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

export function regionRefusal(region: string): string | undefined {
  if (RECEIVING_REGIONS.includes(region)) return undefined;
  return `SES receives no mail in ${region}, or Lambda has no function URLs there. Deploy to one of: ${RECEIVING_REGIONS.join(', ')}`;
}
