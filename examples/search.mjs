// Prints what every inbox has of some words, with the hits marked, newest first.
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
  // A page may be empty although there are more.
  page_token = page.next_page_token;
}

/** A stranger wrote the text: mark hits in it, and never read it as markup. */
function marked(text, ranges) {
  const marks = ranges.flatMap(([start, end]) => [
    [end, ']'],
    [start, '['],
  ]);
  return marks
    .sort(([a], [b]) => b - a)
    .reduce((whole, [at, mark]) => whole.slice(0, at) + mark + whole.slice(at), text);
}
