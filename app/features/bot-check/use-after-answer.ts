import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** Runs once a form has been answered: its bot-check answer is used up by then. */
export function useAfterAnswer(reset: () => void): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") reset();
  }, [state, reset]);
}
