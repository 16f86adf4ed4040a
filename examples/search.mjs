// Searches all inboxes and prints the matching messages, newest first, with the matches marked.
//   node examples/search.mjs '"coffee machine" invoice -draft'
import { AgentInbox } from 'agent-inbox-client';
import { local } from './local.mjs';

const client = new AgentInbox(local());
const q = process.argv.slice(2).join(' ');

for (let page_token; page_token !== null; ) {
  const page = await client.messages.search({ q, limit: 20, ...(page_token && { page_token }) });
  for (const { inbox_id, subject, highlights = [] } of page.messages) {
    console.log(`${inbox_id}: ${subject}`);
    for (const { field, text, ranges } of highlights) console.log(`  ${field}: ${marked(text, ranges)}`);
  }
  // A page can be empty although more pages follow.
  page_token = page.next_page_token;
}

/** The text is untrusted: mark the matches, and never treat it as markup. */
function marked(text, ranges) {
  const marks = ranges.flatMap(([start, end]) => [
    [end, ']'],
    [start, '['],
  ]);
  return marks
    .sort(([a], [b]) => b - a)
    .reduce((whole, [at, mark]) => whole.slice(0, at) + mark + whole.slice(at), text);
}
