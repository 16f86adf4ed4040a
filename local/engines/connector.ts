import { connect } from 'node:net';
import { connectRequestSchema } from './connector-protocol.ts';

// Runs in the network namespace of a server: opens connections there and sends them to the parent process.

process.on('message', (message) => {
  const { id, port } = connectRequestSchema.parse(message);
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => process.send?.({ id }, socket));
  socket.once('error', ({ message: failure }) => process.send?.({ id, failure }));
});
// The parent process has ended.
process.once('disconnect', () => process.exit());
