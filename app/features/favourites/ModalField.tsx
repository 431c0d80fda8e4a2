import { forwardRef } from "react";
import { LONGEST_SEARCH } from "#contract/tables/call-limits";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import styles from "./favourites-modal.module.css";

interface ModalFieldProps {
  /** Placeholder and accessible name. */
  label: string;
  text: string;
  onText(text: string): void;
  /** Empties and focuses the field. */
  onClear(): void;
  onEscape(): void;
}

/** The search field with a clear button. */
export const ModalField = forwardRef<HTMLInputElement, ModalFieldProps>(function ModalField(
  { label, text, onText, onClear, onEscape },
  ref,
) {
  const texts = useTranslations("addFavourites");
  return (
    <div className={styles.field}>
      <input
        ref={ref}
        type="search"
        value={text}
        maxLength={LONGEST_SEARCH}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          // Natively, Escape would clear the field without closing the modal.
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEscape();
        }}
      />
      {text !== "" && (
        <button type="button" className="icon-button" aria-label={texts.clear} onClick={onClear}>
          <i className="icon icon-close" aria-hidden="true" />
        </button>
      )}
    </div>
  );
});
