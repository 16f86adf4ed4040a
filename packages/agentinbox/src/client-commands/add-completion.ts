import type { Command } from 'commander';
import { choice } from '../choice.ts';
import { print } from '../output/output.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('Print the completion script for a shell')
    .addArgument(choice('shell', '', SHELLS))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(agentinbox completion bash)\n  agentinbox completion fish | source',
    )
    .action((shell: Shell) => print(script(program, shell)));
}

function script(program: Command, shell: Shell): string {
  const known = paths(program, []);
  switch (shell) {
    case 'bash':
      return bashScript(known);
    case 'zsh':
      return `autoload -Uz bashcompinit && bashcompinit\n${bashScript(known)}`;
    case 'fish':
      return fishScript(known);
  }
}

type Path = readonly [path: string, words: readonly string[]];

/** Ids and other words that are no commands are skipped, so that flags are completed after them. */
function bashScript(known: readonly Path[]): string {
  const cases = known.map(([path, words]) => `    '${path}') echo '${words.join(' ')}' ;;`);
  return `_agentinbox_words() {
  case "$1" in
${cases.join('\n')}
    *) return 1 ;;
  esac
}
_agentinbox() {
  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    _agentinbox_words "\${path:+$path }$word" > /dev/null && path="\${path:+$path }$word"
  done
  COMPREPLY=($(compgen -W "$(_agentinbox_words "$path")" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _agentinbox agentinbox`;
}

function fishScript(known: readonly Path[]): string {
  const cases = known.map(([path, words]) => `    case '${path}'\n      printf '%s\\n' ${words.join(' ')}`);
  return `function __agentinbox_words
  switch "$argv[1]"
${cases.join('\n')}
    case '*'
      return 1
  end
end
function __agentinbox_complete
  set -l path ''
  for word in (commandline -opc)[2..-1]
    set -l longer (string trim "$path $word")
    __agentinbox_words "$longer" > /dev/null; and set path "$longer"
  end
  __agentinbox_words "$path"
end
complete -c agentinbox -f -a '(__agentinbox_complete)'`;
}

function paths(command: Command, path: readonly string[]): readonly Path[] {
  const names = command.commands.map((each) => each.name());
  const flags = command.options.flatMap(({ short = '', long = '' }) =>
    [short, long].filter((flag) => flag.startsWith('--')),
  );
  const own = [path.join(' '), [...names, ...flags, '--help']] as const;
  return [own, ...command.commands.flatMap((each) => paths(each, [...path, each.name()]))];
}
