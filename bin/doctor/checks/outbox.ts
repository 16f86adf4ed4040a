import type { Endpoints } from '../../../local/data-dir/endpoints-file.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';

const ADVICE = 'Start the service again with npm start.';

export const outbox: Check<{ readonly endpoints: Pick<Endpoints, 'outbox_url'> }> = {
  id: 'outbox',
  title: 'Outbox',
  actions: [],
  async run({ endpoints }, signal) {
    const url = endpoints.outbox_url;
    const status = await fetch(url, { signal }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      (error: unknown) => {
        if (signal.aborted) throw error;
        return undefined;
      },
    );
    if (status === 200) return [ok(`${url} answers`)];
    return [failure(`${url} ${status === undefined ? 'does not answer' : `answers ${status}`}`, ADVICE)];
  },
};
