import { join } from 'node:path';
import { answerConsole } from './console/answer-console.ts';
import { openConsoleFiles } from './console/console-files.ts';
import { consoleEnvironment, readEnvironment } from './environment.ts';

const { STREAM_CLIENT_URL } = readEnvironment(consoleEnvironment);
const files = openConsoleFiles(join(import.meta.dirname, 'files'));

export const handler = async (event: Parameters<typeof answerConsole>[2]) =>
  answerConsole(files, STREAM_CLIENT_URL, event);
