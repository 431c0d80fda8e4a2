import { useTranslations } from "../../runtime/translations-context.ts";
import styles from "./favourites-modal.module.css";
import { MODAL_TABS, type ModalTab, tabAfter } from "./modal-state.ts";

interface ModalTabsProps {
  id: string;
  /** Id of the panel shared by all tabs. */
  panelId: string;
  tab: ModalTab;
  onTab(tab: ModalTab): void;
}

export const tabId = (id: string, tab: ModalTab): string => `${id}-${tab}`;

/** Tabs with a single tab stop; arrow keys select the next one. */
export function ModalTabs({ id, panelId, tab, onTab }: ModalTabsProps) {
  const texts = useTranslations("addFavourites");
  const go = (to: ModalTab) => {
    onTab(to);
    document.getElementById(tabId(id, to))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={texts.title}
      className={styles.tabs}
      onKeyDown={(event) => {
        const to = tabAfter(event.key, tab);
        if (!to) return;
        event.preventDefault();
        go(to);
      }}
    >
      {MODAL_TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(id, one)}
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {texts.tabs[one]}
        </button>
      ))}
    </div>
  );
}
