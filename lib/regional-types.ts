interface RegionalType {
  readonly setting: 'monthlyBudget';
  readonly type: string;
  /** SES receives mail in these regions, but CloudFormation does not know the type. */
  readonly missingIn: readonly string[];
}

/**
 * CloudFormation refuses a whole template for one type that its region lacks. Source: its resource provider schemas
 * (2026-11-29); AWS Budgets is missing in opt-in regions and Stockholm (cloudformation-coverage-roadmap issue 2177).
 */
export const REGIONAL_TYPES: readonly RegionalType[] = [
  {
    setting: 'monthlyBudget',
    type: 'AWS::Budgets::Budget',
    missingIn: ['af-south-1', 'ap-southeast-3', 'eu-north-1', 'eu-south-1', 'me-south-1'],
  },
];

/** @returns a sentence for each setting that CloudFormation would refuse in the region. */
export function unavailableSettings(
  settings: Readonly<Partial<Record<RegionalType['setting'], unknown>>>,
  region: string,
): readonly string[] {
  return REGIONAL_TYPES.filter(
    ({ setting, missingIn }) => settings[setting] !== undefined && missingIn.includes(region),
  ).map(
    ({ setting, type }) =>
      `${setting} cannot be used in ${region}: CloudFormation has no ${type} there. Remove it, and create a budget in the AWS Billing console`,
  );
}
