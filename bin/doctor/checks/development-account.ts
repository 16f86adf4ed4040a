import type { Endpoints } from '../../../local/data-dir/endpoints-file.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';

/** The account that `start` creates for developers. A call with its key reads and writes the table. */
export const developmentAccount: Check<{
  readonly endpoints: Pick<Endpoints, 'base_url' | 'api_key' | 'inbox_id'>;
}> = {
  id: 'development-account',
  title: 'Development account',
  actions: [],
  async run({ endpoints }, signal) {
    const { base_url, api_key, inbox_id } = endpoints;
    const path = `/inboxes/${encodeURIComponent(inbox_id)}`;
    const headers = { authorization: `Bearer ${api_key}` };
    const response = await fetch(`${base_url}${path}`, { headers, signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    await response?.body?.cancel();
    if (response?.ok === true) return [ok(`its key reads ${inbox_id}`)];
    const answer = response === undefined ? 'no answer' : `status ${response.status}`;
    return [
      failure(
        `Its key does not read ${inbox_id}: ${answer}`,
        'Start the service again with npm start, which makes another inbox or key.',
      ),
    ];
  },
};
