import "react";

// HTML attributes that React 18 passes through but has no types for.
declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "show" | "hide" | "toggle" | undefined;
  }
}
