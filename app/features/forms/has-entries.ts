/** A field of a form, with what it holds and what the page gave it. */
interface Field {
  type: string;
  value: string;
  defaultValue?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Of a list to choose from. */
  options?: Iterable<{ selected: boolean; defaultSelected: boolean }>;
}

function isChanged({ type, value, defaultValue, checked, defaultChecked, options }: Field): boolean {
  if (type === "hidden") return false;
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  if (!options) return value !== defaultValue;
  const all = [...options];
  const chosen = all.find(({ selected }) => selected);
  const given = all.find(({ defaultSelected }) => defaultSelected);
  // A list for which the page gave nothing stands at its first option.
  return (chosen ?? all[0]) !== (given ?? all[0]);
}

/** Fields that were sent and refused hold by default what was entered; a step that waits for a code is lost as well. */
const REFUSED_OR_WAITING = '[aria-invalid="true"], [autocomplete="one-time-code"]';

export type Part = Pick<ParentNode, "querySelector" | "querySelectorAll">;

/** Whether something is entered in a part of a page that a reload would lose. */
export const hasEntries = (part: Part): boolean =>
  part.querySelector(REFUSED_OR_WAITING) !== null ||
  [...part.querySelectorAll<Element & Field>("input, select, textarea")].some(isChanged);
