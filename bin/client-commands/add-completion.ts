import { Argument, type Command } from 'commander';
import { print } from '../output/output.ts';

/** Shell completion of commands and flags, made from the commands themselves. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('print the completion script of a shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh']))
    .addHelpText('after', '\nExample:\n  source <(agentinbox completion bash)')
    .action((shell: 'bash' | 'zsh') => print(script(program, shell)));
}

function script(program: Command, shell: 'bash' | 'zsh'): string {
  const cases = paths(program, []).map(([path, words]) => `    '${path}') words='${words.join(' ')}' ;;`);
  const body = [
    `_agentinbox() {
  local path="" word words=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || path="\${path:+$path }$word"; done
  case "$path" in`,
    ...cases,
    `  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _agentinbox agentinbox`,
  ];
  return (shell === 'zsh' ? ['autoload -Uz bashcompinit && bashcompinit', ...body] : body).join('\n');
}

/** Words that may follow each path of commands. */
function paths(command: Command, path: readonly string[]): (readonly [string, readonly string[]])[] {
  const names = command.commands.map((each) => each.name());
  const flags = command.options.flatMap(({ long }) => long ?? []);
  const own = [path.join(' '), [...names, ...flags]] as const;
  return [own, ...command.commands.flatMap((each) => paths(each, [...path, each.name()]))];
}
