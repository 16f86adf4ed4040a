/** Runs the work without what the service logs meanwhile: a line for every mail, between the tables. */
export async function withMutedLog<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await work();
  } finally {
    console.log = log;
  }
}
