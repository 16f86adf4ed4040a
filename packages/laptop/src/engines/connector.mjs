// @ts-check Plain JavaScript, and nothing loaded: it starts whenever connections are needed.
import { connect } from 'node:net';

// This script runs in the network namespace of a server: it opens connections there, sends them to the parent process,
// and ends.

const [port = 0, count = 0] = process.argv.slice(2).map(Number);
for (let opened = 0; opened < count; opened++) {
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => process.send?.('connected', socket));
  socket.once('error', ({ message }) => process.send?.(message));
}
process.once('disconnect', () => process.exit());
