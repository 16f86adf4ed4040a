interface ChecksProps<T extends string> {
  readonly title: string;
  readonly choices: readonly (readonly [name: T, meaning: string])[];
  readonly chosen: ReadonlySet<T>;
  readonly onChange: (chosen: ReadonlySet<T>) => void;
  readonly isOffered?: (name: T) => boolean;
}

export function Checks<T extends string>({
  title,
  choices,
  chosen,
  onChange,
  isOffered = () => true,
}: ChecksProps<T>) {
  const set = (name: T, isOn: boolean) => {
    const others = [...chosen].filter((each) => each !== name);
    onChange(new Set(isOn ? [...others, name] : others));
  };
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map(([name, meaning]) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            disabled={!isOffered(name)}
            checked={chosen.has(name)}
            onChange={(event) => set(name, event.currentTarget.checked)}
          />
          <span>
            {meaning} <code class="hint">{name}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
