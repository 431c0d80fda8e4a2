import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** Once a form has been answered: the answer to its check is used up. */
export function useAfterAnswer(reset: () => void): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") reset();
  }, [state, reset]);
}
