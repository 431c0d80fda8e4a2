import { forwardRef, type InputHTMLAttributes } from "react";
import { LONGEST_TEXT } from "./search-address.ts";

/** The search field, rendered on the server and in the browser. */
export const SearchField = forwardRef<HTMLInputElement, { label: string } & InputHTMLAttributes<HTMLInputElement>>(
  function SearchField({ label, ...attributes }, ref) {
    return (
      <input
        ref={ref}
        type="search"
        name="q"
        maxLength={LONGEST_TEXT}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...attributes}
      />
    );
  },
);
