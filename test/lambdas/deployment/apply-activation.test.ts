import {
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sesActiveRuleSet } from '../../../lambdas/aws/active-rule-set.ts';
import type { ActivationRequest } from '../../../lambdas/deployment/activation-request.ts';
import { applyActivation, RuleSetTaken } from '../../../lambdas/deployment/apply-activation.ts';

const OURS = 'Ours-1A2B';
const ses = mockClient(SESClient);
afterAll(() => ses.restore());
let active: string | undefined;
let rules: string[] = [];

beforeEach(() => {
  active = undefined;
  rules = [];
  ses.reset();
  ses
    .on(DescribeActiveReceiptRuleSetCommand)
    .callsFake(() =>
      active === undefined ? {} : { Metadata: { Name: active }, Rules: rules.map((Name) => ({ Name })) },
    );
  ses.on(SetActiveReceiptRuleSetCommand).callsFake(({ RuleSetName }: { RuleSetName?: string }) => {
    active = RuleSetName;
    return {};
  });
});

function apply(request: ActivationRequest, isRollback = false): Promise<void> {
  const ruleSets = sesActiveRuleSet(new SESClient({ region: 'us-east-1' }));
  return applyActivation(ruleSets, request, () => Promise.resolve(isRollback));
}

function create(takeOver = false): ActivationRequest {
  return {
    RequestType: 'Create',
    ResourceProperties: {
      RuleSetName: OURS,
      JoinedRuleSetName: 'Joined-1A2B',
      ReceiptRules: takeOver ? 'replace' : 'own',
    },
  };
}

function update(before: string, takeOver = false): ActivationRequest {
  return {
    ...create(takeOver),
    RequestType: 'Update',
    OldResourceProperties: { RuleSetName: before, ReceiptRules: 'own' },
  };
}

const remove: ActivationRequest = { ...create(), RequestType: 'Delete' };

function changes(): number {
  return ses.commandCalls(SetActiveReceiptRuleSetCommand).length;
}

describe('a deployment', () => {
  test('activates the rule set where none is active', async () => {
    await apply(create());

    expect(active).toBe(OURS);
  });

  test('changes nothing when it is repeated', async () => {
    await apply(create());
    await apply(create());
    await apply(update(OURS));

    expect(active).toBe(OURS);
    expect(changes()).toBe(1);
  });

  test.each([
    create(),
    update(OURS),
  ])('leaves the rule set of others active, and says which ($RequestType)', async (request) => {
    active = 'of-another-team';

    await expect(apply(request)).rejects.toThrow(RuleSetTaken);
    await expect(apply(request)).rejects.toThrow(/"of-another-team" is active.*receiptRules=replace/);
    expect(active).toBe('of-another-team');
    expect(changes()).toBe(0);
  });

  test.each([
    create(true),
    update(OURS, true),
  ])('takes over when the request allows it ($RequestType)', async (request) => {
    active = 'of-another-team';

    await apply(request);

    expect(active).toBe(OURS);
  });

  test('moves on from the rule set that the same stack had before', async () => {
    active = 'Ours-before';

    await apply(update('Ours-before'));

    expect(active).toBe(OURS);
  });
});

describe('a deployment that no longer joins', () => {
  test('moves on from the rule set that it made to join', async () => {
    active = 'Joined-1A2B';
    rules = [OURS];

    await apply(create());

    expect(active).toBe(OURS);
  });

  test('leaves it active where another stack has joined it', async () => {
    active = 'Joined-1A2B';
    rules = [OURS, 'of-another-team'];

    await expect(apply(create())).rejects.toThrow(RuleSetTaken);
    expect(active).toBe('Joined-1A2B');
  });
});

describe('the rollback of a deployment', () => {
  test('succeeds and activates nothing when another rule set is active', async () => {
    active = 'of-another-team';

    await apply(update(OURS), true);

    expect(active).toBe('of-another-team');
    expect(changes()).toBe(0);
  });

  test('activates the rule set of the stack when none is active', async () => {
    await apply(update(OURS), true);

    expect(active).toBe(OURS);
  });
});

describe('an uninstall', () => {
  test('deactivates the rule set that it activated', async () => {
    active = OURS;

    await apply(remove);

    expect(active).toBeUndefined();
  });

  test.each([undefined, 'of-another-team'])('leaves %j active when ours no longer is', async (other) => {
    active = other;

    await apply(remove);

    expect(active).toBe(other);
    expect(changes()).toBe(0);
  });
});
