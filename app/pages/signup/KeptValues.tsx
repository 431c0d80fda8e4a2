interface KeptValuesProps {
  names: readonly string[];
  values: Readonly<Record<string, string | undefined>>;
}

/** Values of the form's other step. */
export const KeptValues = ({ names, values }: KeptValuesProps) => (
  <>{names.map((name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}</>
);
