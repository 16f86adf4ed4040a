import { InvalidArgumentError } from 'commander';

export function urlOf(protocols: readonly string[]): (text: string) => string {
  return (text) => {
    if (protocols.includes(URL.parse(text)?.protocol ?? '')) return text;
    throw new InvalidArgumentError(
      `It must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
    );
  };
}
