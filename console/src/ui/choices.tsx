export function Choices<Choice extends string>({
  label,
  choices,
  chosen,
  choose,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly choose: (choice: Choice) => void;
}) {
  return (
    <fieldset class="choices" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          class="button button-small"
          aria-pressed={choice === chosen}
          onClick={() => choose(choice)}
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}
