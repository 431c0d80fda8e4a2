import { forwardRef, type InputHTMLAttributes, type ReactNode } from "react";
import { LONGEST_SEARCH } from "#contract/tables/call-limits";
import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/Icon";

interface SearchFormProps {
  /** Address of the search page. */
  action: string;
  sport: Sport;
  className?: string;
  /** The field and its buttons. */
  children: ReactNode;
}

/**
 * Works without script by loading the search page. Its style (search-form.css) is on that page, and with the dialog.
 */
export function SearchForm({ action, sport, className, children }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers lack <search>.
    <form className={classNames("search-form", className)} role="search" action={action}>
      {children}
      {sport !== DEFAULT_SPORT && <input type="hidden" name="sport" value={sport} />}
    </form>
  );
}

/** The search field, rendered on the server and in the browser. */
export const SearchField = forwardRef<HTMLInputElement, { label: string } & InputHTMLAttributes<HTMLInputElement>>(
  function SearchField({ label, ...attributes }, ref) {
    return (
      <input
        ref={ref}
        type="search"
        name="q"
        maxLength={LONGEST_SEARCH}
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

/** The dialog's form that closes it, without script. */
export const CLOSING_FORM = "close-search";

/**
 * Closes the search dialog. It belongs to a form of its own, because Enter in the search form presses its first button.
 * By its name it keeps the focus when the island replaces the server's (mount-island.tsx).
 */
export const SearchClose = ({ label }: { label: string }) => (
  <button type="submit" form={CLOSING_FORM} name="close" className="icon-button" aria-label={label}>
    <Icon name="close" />
  </button>
);
