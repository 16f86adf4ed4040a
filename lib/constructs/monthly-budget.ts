import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

/**
 * A forecast needs about five weeks of bills (AWS Cost Management user guide, "Forecasting"); until then the first
 * three warn.
 */
const WARNINGS = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

export interface MonthlyBudgetProps {
  readonly dollars: number;
  readonly addresses: readonly string[];
}

/**
 * The budget covers the whole account, because one for the stack counts nothing until its tag is activated for cost
 * allocation. AWS charges nothing for a budget without actions.
 */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { dollars, addresses }: MonthlyBudgetProps) {
    super(scope, id);
    new CfnBudget(this, 'Budget', {
      // The budget has no name because changed addresses replace it, and an account cannot have two budgets with one
      // name.
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: dollars, unit: 'USD' },
      },
      notificationsWithSubscribers: WARNINGS.map((warning) => ({
        notification: { ...warning, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
        subscribers: addresses.map((address) => ({ subscriptionType: 'EMAIL', address })),
      })),
    });
  }
}
