import { connect } from 'node:net';
import { connectRequestSchema } from './connector-protocol.ts';

// Runs in the network namespace of a server: makes connections there and hands them to the process that started it.

process.on('message', (message) => {
  const { id, port } = connectRequestSchema.parse(message);
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => process.send?.({ id }, socket));
  socket.once('error', ({ message: failure }) => process.send?.({ id, failure }));
});
// The process that it works for has ended.
process.once('disconnect', () => process.exit());
