interface ChoiceFieldsProps {
  legend: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  nameOf: (id: string) => string;
  error?: string | undefined;
}

/** A group of checkboxes, one per option. */
export function ChoiceFields({ legend, options, chosen, nameOf, error }: ChoiceFieldsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={error ? 'field bad choice-fields' : 'choice-fields'}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ id, name }, at) => (
          <label className="check" key={id}>
            <input
              type="checkbox"
              name={nameOf(id)}
              defaultChecked={chosen.includes(id)}
              aria-invalid={error && at === 0 ? true : undefined}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error && <span className="error">{error}</span>}
    </fieldset>
  );
}
