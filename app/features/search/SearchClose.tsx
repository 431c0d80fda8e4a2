import { Icon } from "~/ui/Icon";

/** The dialog's form that closes it, without script. */
export const CLOSING_FORM = "close-search";

/**
 * Closes the search dialog. It belongs to a form of its own, because Enter in the search form presses its first button.
 * By its name it keeps the focus when the island replaces the server's (replace-content.ts).
 */
export const SearchClose = ({ label }: { label: string }) => (
  <button type="submit" form={CLOSING_FORM} name="close" className="icon-button" aria-label={label}>
    <Icon name="close" />
  </button>
);
