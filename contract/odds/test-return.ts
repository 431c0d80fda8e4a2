import type { Settle } from "./settle.ts";

/** The return of one unit at a decimal price, stake included. */
export function returnOf(settle: Settle, decimal: number): number {
  switch (settle) {
    case "WIN":
      return decimal;
    case "HALF_WIN":
      return (decimal + 1) / 2;
    case "PUSH":
    case "VOID":
      return 1;
    case "HALF_LOSE":
      return 0.5;
    case "LOSE":
      return 0;
  }
}
