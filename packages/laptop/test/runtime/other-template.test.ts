import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, aws_dynamodb, aws_lambda, aws_sqs, Duration, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { build } from 'esbuild';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type RunningTemplate, startTemplate } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'notes-app-'));

/** A queue, a table, an HTTP API with two routes and two functions, as anybody writes them. */
async function notesApp({ canRead }: { readonly canRead: boolean }): Promise<string> {
  const stack = new Stack(new App({ outdir: join(folder, `assembly-${canRead}`) }), 'Notes');
  const table = new aws_dynamodb.Table(stack, 'Table', {
    partitionKey: { name: 'id', type: aws_dynamodb.AttributeType.STRING },
    billingMode: aws_dynamodb.BillingMode.PAY_PER_REQUEST,
  });
  const queue = new aws_sqs.Queue(stack, 'Queue', { visibilityTimeout: Duration.seconds(30) });
  const [api, store] = await Promise.all(
    ['api', 'store'].map(
      async (name) =>
        new aws_lambda.Function(stack, `${name}-function`, {
          runtime: aws_lambda.Runtime.NODEJS_22_X,
          handler: 'index.handler',
          code: aws_lambda.Code.fromAsset(await bundled(name)),
          environment: { TABLE_NAME: table.tableName, QUEUE_URL: queue.queueUrl },
        }),
    ),
  );
  if (api === undefined || store === undefined) throw new Error('No functions');
  queue.grantSendMessages(api);
  if (canRead) table.grantReadData(api);
  table.grantWriteData(store);
  store.addEventSource(new SqsEventSource(queue));
  new HttpApi(stack, 'Api').addRoutes({
    path: '/notes',
    methods: [HttpMethod.GET, HttpMethod.POST],
    integration: new HttpLambdaIntegration('Integration', api),
  });
  return (stack.node.root as App).synth().directory;
}

async function bundled(name: string): Promise<string> {
  const out = join(folder, name);
  mkdirSync(out, { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, 'notes-app', `${name}.ts`)],
    outfile: join(out, 'index.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return out;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function started(assembly: string): Promise<RunningTemplate> {
  const running = await startTemplate({
    projectRoot: folder,
    assembly,
    dataDir: undefined,
    reset: false,
    port: 0,
    smtpPort: 0,
    settings: {},
    report: () => undefined,
  });
  onTestFinished(() => running.stop());
  return running;
}

function notesUrl(running: RunningTemplate): string {
  const [api] = running.template.ofType('AWS::ApiGatewayV2::Api');
  return `${running.originOf(api?.logicalId ?? '')}/notes`;
}

test('a template of another project runs: what is posted to its HTTP API passes its queue and is read from its table', async () => {
  const running = await started(await notesApp({ canRead: true }));
  const notes = notesUrl(running);

  const posted = await fetch(notes, { method: 'POST', body: 'first' });
  await running.settled();

  expect(posted.status).toBe(202);
  expect(await (await fetch(notes)).json()).toEqual(['first']);
  expect(running.smtp).toBeUndefined();
});

test('a function of it that lacks a permission fails here as in AWS', async () => {
  const running = await started(await notesApp({ canRead: false }));

  expect((await fetch(notesUrl(running))).status).toBe(500);
  expect((await fetch(notesUrl(running), { method: 'POST', body: 'first' })).status).toBe(202);
});
