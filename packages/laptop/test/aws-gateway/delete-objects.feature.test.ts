import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { GatewayFixture } from './gateway-fixture.ts';
import { signByHand } from './sign-by-hand.ts';

const Bucket = 'mail';
const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const KEPT = 'xml/kept';

const gateway = opened(() => GatewayFixture.start());
beforeEach(async () => {
  await gateway.asOperator().s3.send(new PutObjectCommand({ Bucket, Key: KEPT, Body: 'x' }));
});

async function deleteWith(body: string | Uint8Array): Promise<readonly [status: number, reply: string]> {
  const request = { origin: gateway.origin, service: 's3', target: `/${Bucket}?delete`, hasDigest: true };
  const headers = await signByHand(gateway.asOperator().credentials, { ...request, headers: {}, body });
  const response = await fetch(`${gateway.origin}${request.target}`, {
    method: 'POST',
    headers,
    body: Buffer.from(body),
  });
  return [response.status, await response.text()];
}

async function keys(): Promise<readonly (string | undefined)[]> {
  const list = new ListObjectsV2Command({ Bucket, Prefix: 'xml/' });
  const { Contents = [] } = await gateway.asOperator().s3.send(list);
  return Contents.map(({ Key }) => Key);
}

const object = (key: string) => `<Object><Key>${key}</Key></Object>`;

describe('S3 DeleteObjects', () => {
  test.each([
    ['a namespace', `<Delete xmlns="${NAMESPACE}">${object('xml/k')}</Delete>`, 'xml/k'],
    [
      'a prefix',
      `<s3:Delete xmlns:s3="${NAMESPACE}"><s3:Object><s3:Key>xml/k</s3:Key></s3:Object></s3:Delete>`,
      'xml/k',
    ],
    [
      'a declaration and white space',
      `<?xml version="1.0"?>\n<Delete>\n  ${object('xml/k')}\n</Delete>\n`,
      'xml/k',
    ],
    [
      'named entities',
      `<Delete>${object('xml/&lt;a&gt; &amp; &quot;b&quot; &apos;')}</Delete>`,
      `xml/<a> & "b" '`,
    ],
    ['numeric entities', `<Delete>${object('xml/&#13;&#x41;&#x1F600;')}</Delete>`, 'xml/\rA\u{1F600}'],
    ['a CDATA section', `<Delete>${object('xml/<![CDATA[<Key>&amp;]]>')}</Delete>`, 'xml/<Key>&amp;'],
    ['a comment', `<Delete><!-- ${object(KEPT)} -->${object('xml/k')}</Delete>`, 'xml/k'],
  ])('with %s deletes the key that the XML means', async (_, body, key) => {
    await gateway.asOperator().s3.send(new PutObjectCommand({ Bucket, Key: key, Body: 'x' }));

    const [status, reply] = await deleteWith(body);

    expect([status, reply]).toEqual([200, expect.stringContaining('<Deleted>')]);
    expect(await keys()).toEqual([KEPT]);
  });

  test.each([
    ['true', 0],
    [' 1 ', 0],
    ['false', 1],
    ['0', 1],
  ])('with Quiet %s names %d deleted objects', async (quiet, count) => {
    const [status, reply] = await deleteWith(`<Delete>${object('xml/k')}<Quiet>${quiet}</Quiet></Delete>`);

    expect([status, reply.split('<Deleted>').length - 1]).toEqual([200, count]);
  });

  test('escapes the keys that it replies with', async () => {
    const [, reply] = await deleteWith(`<Delete>${object('xml/a&amp;b&lt;&#13;')}</Delete>`);

    expect(reply).toContain('<Key>xml/a&amp;b&lt;&#13;</Key>');
  });

  const whole = object(KEPT);
  test.each<[string, string | Uint8Array]>([
    ['no body', ''],
    ['text', KEPT],
    ['JSON', JSON.stringify({ Objects: [{ Key: KEPT }] })],
    ['a root that is not closed', `<Delete>${whole}`],
    ['tags that do not match', `<Delete><Object><Key>${KEPT}</Object></Key></Delete>`],
    ['text after the root', `<Delete>${whole}</Delete>more`],
    ['a second root', `<Delete>${whole}</Delete><Delete>${whole}</Delete>`],
    ['another root', `<Remove>${whole}</Remove>`],
    ['an entity that is not declared', `<Delete>${whole}${object('&key;')}</Delete>`],
    ['a declared entity', `<!DOCTYPE Delete [<!ENTITY key "${KEPT}">]><Delete>${object('&key;')}</Delete>`],
    [
      'an external entity',
      `<!DOCTYPE Delete [<!ENTITY key SYSTEM "file:///etc/passwd">]><Delete>${whole}${object('&key;')}</Delete>`,
    ],
    ['a prefix that is not declared', `<Delete>${whole}<s3:Object><s3:Key>k</s3:Key></s3:Object></Delete>`],
    ['an ampersand that is not escaped', `<Delete>${whole}${object('a&b')}</Delete>`],
    ['bytes that are not UTF-8', Buffer.from(`<Delete>${whole}${object('\u00ff')}</Delete>`, 'latin1')],
    ['no object', '<Delete><Quiet>true</Quiet></Delete>'],
    ['an object without a key', `<Delete>${whole}<Object/></Delete>`],
    ['an empty key', `<Delete>${whole}${object('')}</Delete>`],
    ['two keys in one object', `<Delete><Object><Key>${KEPT}</Key><Key>k</Key></Object></Delete>`],
    ['an element in a key', `<Delete>${whole}${object('<b>k</b>')}</Delete>`],
    ['an element outside of the schema', `<Delete>${whole}<Force>true</Force></Delete>`],
    ['a Quiet that is no boolean', `<Delete>${whole}<Quiet>yes</Quiet></Delete>`],
    ['two Quiets', `<Delete>${whole}<Quiet>true</Quiet><Quiet>true</Quiet></Delete>`],
    ['a million elements', `<Delete>${whole}${'<a/>'.repeat(1_000_000)}</Delete>`],
    ['a million levels', `${'<Delete>'.repeat(1_000_000)}${whole}`],
  ])('with %s is MalformedXML and deletes nothing', async (_, body) => {
    const [status, reply] = await deleteWith(body);

    expect([status, reply]).toEqual([400, expect.stringContaining('<Code>MalformedXML</Code>')]);
    expect(await keys()).toEqual([KEPT]);
  });

  test.each([
    'VersionId',
    'ETag',
    'LastModifiedTime',
    'Size',
  ])('with %s is NotImplemented and deletes nothing', async (name) => {
    const [status, reply] = await deleteWith(
      `<Delete><Object><Key>${KEPT}</Key><${name}>1</${name}></Object></Delete>`,
    );

    expect([status, reply]).toEqual([501, expect.stringContaining(`DeleteObjects with ${name}`)]);
    expect(await keys()).toEqual([KEPT]);
  });
});
