import type { Service } from './service.ts';

export async function exportMail(service: Service, apiKey: string): Promise<void> {
  for (const format of ['jsonl', 'mbox']) {
    const begun = await service.post('/exports', { format }, apiKey);
    await service.runtime.settled();
    const ended = await service.get(`/exports/${begun.string('export_id')}`, apiKey);
    if (ended.field('status') !== 'completed') throw new Error(`The export is not completed: ${ended.text}`);
  }
}
