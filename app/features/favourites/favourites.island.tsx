import { useId, useReducer, useRef } from "react";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { fillText } from "~/i18n/fill-text";
import { useTranslations } from "../../runtime/translations-context.ts";
import { useOpener } from "../../runtime/use-opener.ts";
import styles from "./favourites-modal.module.css";
import { ModalField } from "./ModalField.tsx";
import { ModalResults } from "./ModalResults.tsx";
import { ModalTabs, tabId } from "./ModalTabs.tsx";
import { CLOSED_MODAL, MODAL_TABS, nextModal } from "./modal-state.ts";
import { useLists } from "./use-lists.ts";
import { closeTip, useModalDialog, useParentRenewal } from "./use-modal-dialog.ts";

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
      onClose={() => {
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
