import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { adminTenants, type CommandOutcome } from './admin-command.ts';
import { type Account, Service } from './service.ts';

const PLANS = {
  unverified: { inboxes: 3, messagesPerMonth: 3, storageBytes: 1_000_000, webhooks: 1 },
  verified: { inboxes: 10, messagesPerMonth: 4, storageBytes: 1_000_000, webhooks: 1 },
  partner: { inboxes: 50, messagesPerMonth: 50, storageBytes: 9_000_000, webhooks: 5 },
};

const service = opened(() =>
  Service.start({
    settings: { plans: JSON.stringify(PLANS), usageRollUpDelaySeconds: '0', usageSettleSeconds: '0' },
  }),
);

function tenants(...args: readonly string[]): Promise<CommandOutcome> {
  return adminTenants([...args, '--data-dir', service.runtime.dataDir]);
}

async function json(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await tenants(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return z.record(z.string(), z.unknown()).parse(JSON.parse(stdout));
}

async function idsOf(...args: readonly string[]): Promise<readonly string[]> {
  const page = z.object({ tenants: z.array(z.object({ tenant_id: z.string() })) });
  return page.parse(await json('list', ...args)).tenants.map(({ tenant_id }) => tenant_id);
}

function mails(account: Account, count: number): { to: string; subject: string }[] {
  return Array.from({ length: count }, (_, number) => ({ to: account.inboxId, subject: `mail ${number}` }));
}

describe('tenants', () => {
  test('are listed newest first, as a table for people and as JSON for programs, a page at a time', async () => {
    const older = await service.account();
    const newer = await service.unverifiedAccount();

    const [first, second] = await idsOf();
    expect([first, second]).toEqual([newer.organizationId, older.organizationId]);
    const page = await json('list', '--limit', '1');
    expect(page).toMatchObject({ count: 1, tenants: [{ tenant_id: newer.organizationId, verified: false }] });
    const token = z.string().parse(page['next_page_token']);
    expect((await idsOf('--limit', '1', '--page-token', token))[0]).toBe(older.organizationId);
    expect(await idsOf('--all', '--limit', '1')).toEqual(await idsOf());

    const { stdout } = await tenants('list');
    const [title, row] = stdout.split('\n');
    expect(title).toMatch(
      /^TENANT_ID +HUMAN_EMAIL +STATUS +PLAN +INBOXES +WEBHOOKS +CREATED_AT +LEGAL_HOLD$/,
    );
    expect(row).toContain(newer.humanEmail);
    expect(row).toContain('unverified');
  });

  test('are shown with what they use of what they may, by id and by the address of their human', async () => {
    const account = await service.account();
    await service.deliver(...mails(account, 6));

    const shown = await json('show', account.organizationId);
    expect(shown).toMatchObject({
      human_email: account.humanEmail,
      plan: 'verified',
      verified: true,
      canceled: false,
      deleted_at: null,
      first_inbox_id: account.inboxId,
      limits: { inboxes: 10, messages_per_month: 4, storage_bytes: 1_000_000, webhooks: 1 },
      usage: {
        inboxes: 1,
        messages_per_month: 4,
        messages: 4,
        threads: 4,
        webhooks: 0,
        deferred_messages: 2,
        dropped_messages_per_month: 0,
      },
    });
    expect(await json('show', account.humanEmail.toUpperCase())).toEqual(shown);
    const { stdout } = await tenants('show', account.organizationId);
    expect(stdout).toMatch(/^messages_per_month +4 of 4$/m);
    expect(stdout).toMatch(/^deferred_messages +2 of 4$/m);
    expect(stdout).toMatch(/^dropped_messages_per_month +0$/m);
  });
});

describe('a plan', () => {
  test('that is raised releases the deferred mail', async () => {
    const account = await service.account();
    await service.deliver(...mails(account, 7));
    expect(await service.messages(account)).toHaveLength(4);

    const { code, stdout } = await tenants('set-plan', account.organizationId, 'partner');
    expect(code).toBe(0);
    expect(stdout).toBe(`The tenant ${account.organizationId} is now on the plan partner.\n`);
    await service.runtime.settled();
    expect(await service.messages(account)).toHaveLength(7);
    expect(await json('show', account.organizationId)).toMatchObject({ usage: { deferred_messages: 0 } });
  });

  test('that the operator gave stays when the human verifies', async () => {
    const account = await service.unverifiedAccount();
    await json('set-plan', account.organizationId, 'partner');
    const otp_code = await service.codeFor(account.humanEmail);
    await service.post('/agent/verify', { otp_code }, account.apiKey);

    expect(await json('show', account.organizationId)).toMatchObject({ plan: 'partner', verified: true });
  });
});

test('a canceled tenant reads, receives and writes nothing from the next call on, until it is reactivated', async () => {
  const account = await service.account();
  const { apiKey, inboxId } = account;
  expect(await json('cancel', account.organizationId)).toMatchObject({ canceled: true });

  const write = () => service.post('/inboxes', {}, apiKey);
  expect((await write()).body).toEqual({ name: 'read_only', message: expect.any(String) });
  expect((await write()).status).toBe(403);
  expect((await service.delete(`/inboxes/${inboxId}`, apiKey)).status).toBe(403);
  await service.deliver({ to: inboxId, subject: 'still stored' });
  expect(await service.messages(account)).toHaveLength(1);
  expect((await tenants('show', account.organizationId)).stdout).toMatch(/^status +canceled$/m);

  expect(await json('reactivate', account.organizationId)).toMatchObject({ canceled: false });
  expect((await write()).status).toBe(201);
});

describe('a command that cannot be done', () => {
  test.each([
    ['an unknown tenant', ['cancel', 'nobody'], /Unknown tenant nobody/],
    ['an unknown human', ['show', 'nobody@example.com'], /Unknown tenant nobody@example\.com/],
    ['a page of no size', ['list', '--limit', '0'], /limit/],
  ])('for %s says why and ends with 1', async (_what, args, message) => {
    const { code, stdout, stderr } = await tenants(...args);

    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test.each([
    ['a page of no number', ['list', '--limit', 'many'], /--limit must be a number, not "many"/],
    ['AWS without a stack', ['list', '--region', 'eu-west-1'], /--stack/],
    ['nothing that it knows', ['rename', 'x'], /unknown command/],
    ['half of what it needs', ['set-plan', 'x'], /missing required argument 'plan'/],
  ])('because it is called with %s says so and ends with 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await tenants(...args);

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('names the plans that there are when a plan is unknown', async () => {
    const { organizationId } = await service.account();
    const { code, stderr } = await tenants('set-plan', organizationId, 'gold');

    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'agentinbox: plan: must be one of the plans in the settings: partner, unverified, verified\n',
    });
    expect(await json('show', organizationId)).toMatchObject({ plan: 'verified' });
  });

  test('deletes nothing without a confirmation, and shows what it would delete', async () => {
    const account = await service.account();
    const { code, stdout, stderr } = await tenants('delete', account.organizationId);

    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('--yes');
    expect(stderr).toContain(account.humanEmail);
    expect((await service.get('/whoami', account.apiKey)).status).toBe(200);
  });

  test('says what to start where no service runs', async () => {
    const { code, stderr } = await adminTenants(['list', '--data-dir', '/nowhere']);

    expect(code).toBe(1);
    expect(stderr).toMatch(/No service is running in \/nowhere\. Start it with npm start/);
  });
});

describe('a service in AWS', () => {
  /** The operator's own credentials, and the gateway of the local runtime in place of AWS. */
  function operator(cloudFormation: string): Record<string, string> {
    const { admin } = service.runtime.endpoints;
    if (admin === undefined) throw new Error('The runtime names no admin function');
    return {
      AWS_ACCESS_KEY_ID: admin.access_key_id,
      AWS_SECRET_ACCESS_KEY: admin.secret_access_key,
      AWS_REGION: '',
      AWS_ENDPOINT_URL_LAMBDA: admin.endpoint,
      AWS_ENDPOINT_URL_CLOUDFORMATION: cloudFormation,
    };
  }

  async function cloudFormation(outputs: string): Promise<{ origin: string; asked: string[] }> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => asked.push(text));
      request.on('end', () => {
        asked.push(request.headers.authorization ?? '');
        response.setHeader('content-type', 'text/xml');
        response.end(
          '<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member>' +
            `<StackName>Mail</StackName><Outputs>${outputs}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = z.object({ port: z.int() }).parse(server.address());
    return { origin: `http://127.0.0.1:${port}`, asked };
  }

  const output = (key: string, value: string) =>
    `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;

  test('is found by the output of its stack and invoked with the operator’s own credentials', async () => {
    const { operator_url: url = '' } = service.runtime.endpoints;
    const stack = await cloudFormation(output('BaseUrl', 'x') + output('OperatorUrl', url));
    const { code, stdout } = await adminTenants(
      ['list', '--json', '--stack', 'Mail', '--region', 'eu-west-1'],
      operator(stack.origin),
    );

    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(await json('list'));
    const asked = stack.asked.join('\n');
    expect(asked).toContain('StackName=Mail');
    expect(asked).toContain('/eu-west-1/cloudformation/');
  });

  test('is reached by the name of its function where the stack cannot be read', async () => {
    const name = service.runtime.endpoints.admin?.function_name ?? '';
    const { code, stdout } = await adminTenants(
      ['list', '--json', '--function', name, '--region', 'eu-west-1'],
      operator('http://127.0.0.1:9'),
    );

    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(await json('list'));
  });

  test('that is another stack, or none, is named', async () => {
    const stack = await cloudFormation(output('BaseUrl', 'x'));
    const other = await adminTenants(['list', '--stack', 'Mail', '--region', 'r'], operator(stack.origin));
    expect(other.stderr).toBe(
      'agentinbox: Stack Mail has no output OperatorUrl: is it an Agent Inbox stack?\n',
    );
    const none = await adminTenants(
      ['list', '--function', 'Missing', '--region', 'r'],
      operator(stack.origin),
    );
    expect(none.code).toBe(1);
    expect(none.stderr).toMatch(/Missing could not be invoked\n {2}cause: Function not found/);
  });

  test('refuses a caller that may not invoke the function, the service’s own functions too', async () => {
    const { endpoints, template, compute } = service.runtime;
    const name = endpoints.admin?.function_name ?? '';
    const functions = template.ofType('AWS::Lambda::Function').map(({ logicalId }) => logicalId);
    expect(functions.length).toBeGreaterThan(5);
    const rest = functions.find((logicalId) => logicalId.startsWith('RestApi')) ?? '';
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } =
      compute.functions.deployed(rest).environment;
    const { code, stderr } = await adminTenants(['list', '--function', name, '--region', 'r'], {
      ...operator('http://127.0.0.1:9'),
      AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY,
    });

    expect(code).toBe(1);
    expect(stderr).toMatch(/cause: .*is not authorized to perform: lambda:InvokeFunction on resource/);

    const stranger = await adminTenants(['list', '--function', name, '--region', 'r'], {
      ...operator('http://127.0.0.1:9'),
      AWS_ACCESS_KEY_ID: 'AKIASOMEBODYELSE',
    });
    expect(stranger.stderr).toMatch(/cause: The security token included in the request is invalid/);
  });
});
