import { useEffect, useState } from "react";
import type { FormState } from "~/features/forms/faults";
import { useFaultText } from "~/features/forms/use-fault-text";
import { showToast } from "~/ui/toast";

/**
 * Shows a rejected choice as a toast (specification, section 4). Returns its text for the page until a script runs;
 * undefined after that.
 */
export function useRefusalToast(state: FormState | undefined): string | undefined {
  const textOf = useFaultText();
  const [hasScript, setHasScript] = useState(false);
  const fault = state?.faults?.form;
  const text = fault && textOf(fault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal of another choice is another toast.
  useEffect(() => {
    setHasScript(true);
    if (text) showToast(document, { kind: "icon", text });
  }, [state, text]);
  return hasScript ? undefined : text;
}
