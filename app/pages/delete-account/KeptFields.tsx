import type { DeletionState } from "./deletion-state.ts";

/** Values of earlier steps, carried to the last. */
export const KeptFields = ({ values }: Pick<DeletionState, "values">) => (
  <>
    <input type="hidden" name="reason" value={values?.reason ?? ""} />
    <input type="hidden" name="freeText" value={values?.freeText ?? ""} />
  </>
);
