import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const NO_JAVA = `DynamoDB Local is a Java program, and no Java runtime was found: neither in JAVA_HOME nor as "java" on the PATH.
Install one, for example:
  Debian, Ubuntu   apt-get install openjdk-17-jre-headless
  macOS            brew install openjdk@17, then set JAVA_HOME to "$(brew --prefix openjdk@17)"
  others           https://adoptium.net`;

/**
 * macOS has a `java` that only reports a missing runtime, so it must be started. @throws Error that says how to install
 * it.
 */
export function findJava(environment: Readonly<Record<string, string | undefined>>): string {
  const { JAVA_HOME: home } = environment;
  const candidates = [...(home === undefined || home === '' ? [] : [join(home, 'bin', 'java')]), 'java'];
  const java = candidates.find(
    (program) => spawnSync(program, ['-version'], { stdio: 'ignore', env: environment }).status === 0,
  );
  if (java === undefined) throw new Error(NO_JAVA);
  return java;
}
