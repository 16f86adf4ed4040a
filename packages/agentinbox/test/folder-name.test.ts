import { expect, test } from 'vitest';
import { folderName } from '../src/client-commands/sync.ts';

test.each([
  ['calm-otter@agents.example.com', 'calm-otter@agents.example.com'],
  ['../../etc/passwd', '%2e.%2f..%2fetc%2fpasswd'],
  ['.hidden@x.test', '%2ehidden@x.test'],
  ['-rf@x.test', '%2drf@x.test'],
  ['a b\0c@x.test', 'a%20b%00c@x.test'],
  ['', '%'],
])('the folder of the inbox %j has a name without a path, a dot or a dash in front', (inboxId, name) => {
  expect(folderName(inboxId)).toBe(name);
});

test('folders of long names that begin alike differ', () => {
  const [one, other] = [folderName(`${'a'.repeat(300)}1`), folderName(`${'a'.repeat(300)}2`)];
  expect([one === other, one.length <= 140]).toEqual([false, true]);
});
