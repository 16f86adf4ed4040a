import { createTransport } from 'nodemailer';

export interface Load {
  readonly host: string;
  readonly port: number;
  readonly to: string;
  readonly count: number;
  readonly connections: number;
  readonly bytes: number;
}

const LINE = `${'x'.repeat(78)}\r\n`;

export async function sendMail({ host, port, to, count, connections, bytes }: Load): Promise<void> {
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    host,
    port,
    ignoreTLS: true,
  });
  const text = LINE.repeat(Math.ceil(bytes / LINE.length));
  try {
    await Promise.all(
      Array.from({ length: count }, (_, n) =>
        transport.sendMail({ from: 'ada@sender.example', to, subject: `mail ${n}`, text }),
      ),
    );
  } finally {
    transport.close();
  }
}
