import type { ReactNode } from "react";
import { DEFAULT_SPORT, type Sport } from "#contract/tables/sports";
import { classNames } from "~/ui/class-names";

interface SearchFormProps {
  /** Address of the search page. */
  action: string;
  sport: Sport;
  className?: string;
  /** The field and its buttons. */
  children: ReactNode;
}

/** Works without script by loading the search page. Its style (search-form.css) is on that page, and with the dialog. */
export function SearchForm({ action, sport, className, children }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers lack <search>.
    <form className={classNames("search-form", className)} role="search" action={action}>
      {children}
      {sport !== DEFAULT_SPORT && <input type="hidden" name="sport" value={sport} />}
    </form>
  );
}
