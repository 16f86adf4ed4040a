import { connect } from 'node:tls';
import { counted } from '../../output/counted.ts';
import type { Check } from '../check.ts';
import { type EndpointUrls, tlsHosts } from '../endpoint-urls.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';

const DAY_MS = 86_400_000;
/** ACM renews 60 days before the end: by then it has failed to for a month. */
const MIN_DAYS = 30;
const ADVICE = 'See docs/runbook.md#a-certificate-expires-soon.';

export interface CertificateContext {
  readonly urls: EndpointUrls;
  readonly now: Date;
  /** Certificate authorities in place of Node's. */
  readonly ca?: string;
}

export const certificates: Check<CertificateContext> = {
  id: 'certificates',
  title: 'Certificate',
  actions: [],
  run({ urls, now, ca }, signal) {
    return Promise.all(
      tlsHosts(urls).map(async ({ host, port }): Promise<Finding> => {
        const end = await endOfCertificate({ host, port, ca }, signal).catch((error: unknown) => {
          if (signal.aborted || !(error instanceof Error)) throw error;
          return error;
        });
        if (end instanceof Error) return failure(`TLS fails: ${end.message}`, ADVICE, host);
        const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
        const detail = `is valid until ${end.toISOString().slice(0, 10)}, ${counted(days, 'day')}`;
        return days < MIN_DAYS ? warning(detail, ADVICE, host) : ok(detail, host);
      }),
    );
  },
};

/** @throws Error of the handshake for a certificate that is not valid for the host. */
function endOfCertificate(
  { host, port, ca }: { readonly host: string; readonly port: number; readonly ca: string | undefined },
  signal: AbortSignal,
): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const socket = connect({ host, port, servername: host, ...(ca === undefined ? {} : { ca }) });
  const abort = () => socket.destroy(new DOMException('The check was aborted', 'AbortError'));
  signal.addEventListener('abort', abort, { once: true });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The connection was closed during the handshake')));
  socket.on('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)));
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  });
}
