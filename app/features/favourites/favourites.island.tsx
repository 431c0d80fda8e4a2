import { useId, useReducer, useRef } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fillText } from "#contract/text/fill-text";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { useOpener } from "../../runtime/islands/use-opener.ts";
import styles from "./favourites-modal.module.css";
import { ItemRow, ItemSection } from "./ItemRow.tsx";
import { ModalField } from "./ModalField.tsx";
import { CLOSED_MODAL, MODAL_TABS, type ModalCountry, type ModalTab, nextModal, tabAfter } from "./modal-state.ts";
import { isFollowable, type ListedItem } from "./read-lists.ts";
import { type Lists, useLists } from "./use-lists.ts";
import { closeTip, useModalDialog, useParentRenewal } from "./use-modal-dialog.ts";

interface ModalResultsProps extends Lists {
  storage: string;
  onCountry(country: ModalCountry): void;
}

/** The lists: a country opens; everything else is a star as elsewhere on the page, handled by the page script. */
function ModalResults({ state, lists, isBusy, storage, onCountry }: ModalResultsProps) {
  const texts = useTranslations("addFavourites");
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  const note = state === "found" ? undefined : texts[state];
  return (
    <div className={styles.lists} aria-busy={isBusy}>
      <p className="visually-hidden" role="status">
        {!isBusy && (note ?? fillText(texts.count, { number: count }))}
      </p>
      {lists.map(({ kind, items }) => (
        <ItemSection key={kind} title={texts.lists[kind]} items={items}>
          {(item) => <ResultButton item={item} storage={storage} onCountry={onCountry} />}
        </ItemSection>
      ))}
      {note && !isBusy && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
    </div>
  );
}

interface ResultButtonProps extends Pick<ModalResultsProps, "storage" | "onCountry"> {
  item: ListedItem;
}

function ResultButton({ item, storage, onCountry }: ResultButtonProps) {
  const { id, name, kind } = item;
  if (!isFollowable(item))
    return (
      <button type="button" className={styles.country} onClick={() => onCountry({ id, name })}>
        <ItemRow item={item} storage={storage} />
      </button>
    );
  return (
    <button type="submit" form="fav" name={kind} value={id} data-name={name}>
      <ItemRow item={item} storage={storage} />
    </button>
  );
}

interface ModalTabsProps {
  id: string;
  /** Id of the panel shared by all tabs. */
  panelId: string;
  tab: ModalTab;
  onTab(tab: ModalTab): void;
}

const tabId = (id: string, tab: ModalTab): string => `${id}-${tab}`;

/** Tabs with a single tab stop; arrow keys select the next one. */
function ModalTabs({ id, panelId, tab, onTab }: ModalTabsProps) {
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

interface FavouritesIslandProps {
  locale: LocaleCode;
  sport: Sport;
  /** Base address of pictures; empty for visitors who save data. */
  storage: string;
  /** Id of the page's login tip for guests. */
  tipId: string;
}

/** The favourites modal (specification, sections 2 and 4). Its state is in modal-state.ts. */
export default function FavouritesIsland({ locale, sport, storage, tipId }: FavouritesIslandProps) {
  const texts = useTranslations("addFavourites");
  const [modal, dispatch] = useReducer(nextModal, CLOSED_MODAL);
  const lists = useLists(modal, { locale, sport });
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const borrowed = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>();
  const pressed = useRef<EventTarget>();
  const id = useId();
  useParentRenewal(modal.isOpen);
  useModalDialog({ isOpen: modal.isOpen, tipId, borrowed });
  useOpener((control) => {
    opener.current = control;
    if (!dialog.current?.open) dialog.current?.showModal();
    dispatch({ type: "open", tab: MODAL_TABS.find((tab) => tab === control.dataset.list) });
    field.current?.focus();
  });
  const close = () => dialog.current?.close();
  const { tab, text, country } = modal;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's clicks are the dialog's own; Escape closes it by itself.
    <dialog
      ref={dialog}
      id="favourites"
      className={styles.modal}
      aria-labelledby={`${id}-title`}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // Text selection may end outside, so only a press that also started there closes.
      onClick={({ target, currentTarget }) => target === currentTarget && pressed.current === target && close()}
      onClose={({ currentTarget }) => {
        // Reported later than it happens: it may be open again.
        if (currentTarget.open) return;
        dispatch({ type: "close" });
        opener.current?.focus({ preventScroll: true });
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <i className="icon icon-close" aria-hidden="true" />
        </button>
        <ModalTabs id={id} panelId={`${id}-panel`} tab={tab} onTab={(to) => dispatch({ type: "tab", tab: to })} />
        <ModalField
          ref={field}
          label={texts.field[tab]}
          text={text}
          onText={(typed) => dispatch({ type: "text", text: typed })}
          onClear={() => {
            dispatch({ type: "text", text: "" });
            field.current?.focus();
          }}
          onEscape={close}
        />
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={tabId(id, tab)}
        className={styles.panel}
        onScroll={() => closeTip(tipId)}
      >
        {country && (
          <button
            type="button"
            className={styles.back}
            aria-label={fillText(texts.back, { country: country.name })}
            onClick={() => {
              dispatch({ type: "back" });
              field.current?.focus();
            }}
          >
            {country.name}
          </button>
        )}
        <ModalResults
          {...lists}
          storage={storage}
          onCountry={(one) => {
            dispatch({ type: "country", country: one });
            field.current?.focus();
          }}
        />
      </div>
      <div className={styles.foot}>
        <button type="button" className="button" onClick={close}>
          {texts.done}
        </button>
      </div>
      <div ref={borrowed} />
    </dialog>
  );
}
