import { isImageOrigin } from './image-origin.ts';

/** Hosts that one mail may load images from: the address of the frame names them, and it has to stay short. */
const MAX_ORIGINS = 30;

/**
 * Content-Security-Policy of the console's page: its own files, the API of its own origin, and the event stream.
 * Nothing else is ever contacted, and no other page may embed it.
 */
export function pagePolicy(streamUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(streamUrl).origin}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Content-Security-Policy of the document around the HTML of a mail, which the mail inherits: a sandbox of an origin of
 * its own, without the page's rights to connect. It may load images from the hosts that the person was shown, if any.
 */
export function framePolicy(imageOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `img-src ${['data:', ...imageOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

/**
 * The origins in the parameter `images` of the frame's address, separated by commas.
 * @returns undefined when one of them is not the origin of an http or https address, or there are too many.
 */
export function remoteOrigins(parameter = ''): readonly string[] | undefined {
  const origins = parameter === '' ? [] : parameter.split(',');
  return origins.length <= MAX_ORIGINS && origins.every(isImageOrigin) ? origins : undefined;
}
