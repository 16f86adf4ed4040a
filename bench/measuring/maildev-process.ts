import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { freePort } from '../../packages/laptop/src/engines/free-port.ts';
import { installOnDemand } from '../../scripts/install-on-demand.ts';

const HOST = '127.0.0.1';
const RETRY_MS = 50;

export class MaildevProcess implements AsyncDisposable {
  readonly smtp: { readonly host: string; readonly port: number };
  readonly #web: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, smtp: number, web: number) {
    this.#child = child;
    this.smtp = { host: HOST, port: smtp };
    this.#web = web;
  }

  static async start(): Promise<MaildevProcess> {
    const [smtp, web] = [await freePort(), await freePort()];
    const installed = installOnDemand('maildev@3.0.0');
    const program = join(installed, 'node_modules', 'maildev', 'dist', 'bin', 'maildev.js');
    const flags = ['--smtp', String(smtp), '--web', String(web), '--ip', HOST, '--web-ip', HOST, '--silent'];
    const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
    const exited = once(child, 'exit').then(() => {
      throw new Error('MailDev ended');
    });
    exited.catch(() => undefined);
    for (const port of [smtp, web]) await Promise.race([answers(port), exited]);
    return new MaildevProcess(child, smtp, web);
  }

  async count(): Promise<number> {
    const response = await fetch(`http://${HOST}:${this.#web}/api/email/summary?limit=1`);
    return z.object({ total: z.int() }).parse(await response.json()).total;
  }

  async clear(): Promise<void> {
    await fetch(`http://${HOST}:${this.#web}/api/email/all`, { method: 'DELETE' });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
  }
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, HOST);
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
