// Three workers share an inbox. One hangs and is killed; another one gets its message when the lease ends.
//   node examples/workers.mjs            (sends itself six emails, and takes as long as the shortest lease: half a minute)
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { AgentInbox } from 'agent-inbox-client';
import { createTransport } from 'nodemailer';
import { local, localSmtp } from './local.mjs';

const MAILS = 6;
const client = new AgentInbox(local());
const [, , inboxId, name] = process.argv;
await (inboxId === undefined ? main() : workIn(inboxId, name));

async function main() {
  const { inbox_id } = await client.inboxes.create({ display_name: 'Orders', expires_in: 3600 });
  const smtp = createTransport(localSmtp());
  for (let i = 1; i <= MAILS; i++)
    await smtp.sendMail({
      from: 'shop@example.com',
      to: inbox_id,
      subject: `Order ${i}`,
      text: 'Please handle it.',
    });
  smtp.close();
  const workers = ['ada', 'bob', 'cleo'].map((each) => fork(import.meta.filename, [inbox_id, each]));
  const [victim] = workers;
  // The first worker is killed when it reports its first message.
  victim.once('message', (subject) => {
    victim.kill('SIGKILL');
    console.log(`ada was killed at ${subject}`);
  });
  const handled = { inbox_id, label: ['handled'], limit: 100 };
  while ((await client.messages.list(handled)).count < MAILS) await pause(500);
  console.log(`All ${MAILS} orders are handled`);
  for (const worker of workers.filter(({ connected }) => connected)) {
    worker.disconnect();
    await once(worker, 'exit');
  }
}

async function workIn(inbox_id, worker) {
  const stop = new AbortController();
  process.once('disconnect', () => stop.abort());
  await client.inboxes.work(
    inbox_id,
    async ({ subject }, { attempt }) => {
      process.send(subject);
      // This is the work, which ada never finishes.
      await (worker === 'ada' ? once(process, 'disconnect') : pause(100));
      console.log(`${worker} handled ${subject}, attempt ${attempt}`);
      return { add_labels: 'handled' };
    },
    { worker, lease_seconds: 30, wait: 2, signal: stop.signal },
  );
}
