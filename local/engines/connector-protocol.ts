import * as z from 'zod';

/** Asks for a connection to a port of 127.0.0.1 in the connector's network namespace. */
export const connectRequestSchema = z.object({ id: z.int(), port: z.int() });
export type ConnectRequest = z.output<typeof connectRequestSchema>;

/** The reply. The connection is sent with it, unless there is a failure. */
export const connectReplySchema = z.object({ id: z.int(), failure: z.string().optional() });
