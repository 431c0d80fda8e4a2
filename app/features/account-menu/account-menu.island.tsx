import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";
import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { askMe, ME_QUERY, type Me } from "~/runtime/members/ask-me";
import { leaveToSignIn } from "~/runtime/members/leave-session";
import { orWhenUnanswered } from "~/runtime/members/member-call";
import { writeMemberRecord } from "~/runtime/members/member-record";
import { SessionEnded } from "~/runtime/members/session-ended";
import { setCookie } from "~/runtime/visitor-cookies";
import { classNames } from "~/ui/class-names";
import { showToast } from "~/ui/toast";
import { useTranslations } from "../../runtime/islands/island-translations.ts";
import { PlaceContext } from "../../runtime/islands/use-opener.ts";
import styles from "./account-menu.module.css";
import { preferencesOf, recordOf, savePreferenceFrom } from "./ask-account.ts";
import { MenuList } from "./MenuList.tsx";
import { type Choice, CLOSED, type MenuEvent, type MenuState, nextState } from "./menu-state.ts";
import { localeAfter, type SavedPreferences, saveCountry, saveLanguage } from "./save-preferences.ts";

/** Milliseconds for which a menu stays open after the pointer has left (specification, section 9). */
const HIDE_AFTER = 110;

const FOCUSABLE = "button, a[href]";

/** Moves the focus to the next control in an arrow key's direction, wrapping around. */
function moveFocus(root: HTMLElement, step: 1 | -1): void {
  const controls = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  controls[(at + step + controls.length) % controls.length]?.focus();
}

interface MenuSetup {
  isOpen: boolean;
  dispatch: Dispatch<MenuEvent>;
  focusOpener(): void;
}

/** Turns pointer, key and focus events around the menu into its events. */
function useMenuEvents(root: RefObject<HTMLElement>, { isOpen, dispatch, focusOpener }: MenuSetup) {
  const leaving = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) dispatch({ type: "close" });
    };
    // Not the menu's own pointerleave: it does not fire for a pointer that leaves while the menu is still opening under
    // it.
    const follow = ({ target, pointerType }: globalThis.PointerEvent) => {
      clearTimeout(leaving.current);
      if (pointerType !== "mouse" || !(target instanceof Node) || root.current?.contains(target)) return;
      leaving.current = setTimeout(() => dispatch({ type: "leave" }), HIDE_AFTER);
    };
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("pointerover", follow);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("pointerover", follow);
    };
  }, [isOpen, root, dispatch]);
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === "mouse") dispatch({ type: "hover" });
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) dispatch({ type: "close" });
    },
    onKeyDown(event: KeyboardEvent) {
      if (!isOpen || !root.current) return;
      if (event.key === "Escape") {
        focusOpener();
        dispatch({ type: "close" });
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        moveFocus(root.current, event.key === "ArrowDown" ? 1 : -1);
      }
    },
  };
}

interface SavingSetup {
  locale: LocaleCode;
  path: string;
  me: Me | undefined;
  state: MenuState;
  dispatch: Dispatch<MenuEvent>;
}

/** Saves the menu's choices, one at a time, and then navigates to the page in the resulting language. */
function useSaving({ locale, path, me, state, dispatch }: SavingSetup): (choice: Choice) => Promise<void> {
  const texts = useTranslations("accountMenu");
  const queries = useQueryClient();

  async function settle({ saved, unsaved }: SavedPreferences): Promise<void> {
    if (unsaved) showToast(document, { kind: "icon", text: unsaved.message ?? texts.unsent });
    // This request also lets the edge notice the change and reissue the cookie.
    if (saved.country ?? saved.language)
      queries.setQueryData<Me>(ME_QUERY.queryKey, await orWhenUnanswered(askMe, me && { ...me, ...saved }));
    const next = localeAfter(locale, { before: me ? preferencesOf(me) : {}, saved });
    dispatch({ type: "settle" });
    if (saved.language) setCookie(document, "locale", saved.language);
    if (next !== locale) window.location.assign(`/${next}${path}`);
  }

  return async function choose(choice) {
    if (state.saving) return;
    dispatch({ type: "save", choice });
    const save = savePreferenceFrom(locale);
    try {
      await settle(
        choice.country === undefined
          ? await saveLanguage(choice.language, save)
          : await saveCountry(choice.country, save),
      );
    } catch (thrown) {
      if (!(thrown instanceof SessionEnded)) throw thrown;
      leaveToSignIn();
    }
  };
}

/** What the fallback shows of the member before the menu has loaded. */
interface Shown {
  nickname: string;
  /** Address of the picture. */
  picture: string;
  /** Classes of the link that the menu's button replaces. */
  className: string;
  /** The pointer is over it. */
  isHovered: boolean;
}

function readShown(place: Element | null): Shown {
  const link = place?.querySelector("a");
  return {
    nickname: link?.querySelector("[data-nickname]")?.textContent?.trim() ?? "",
    picture: link?.querySelector("img")?.getAttribute("src") ?? "",
    className: link?.className ?? "",
    isHovered: link?.matches(":hover") === true && matchMedia("(hover: hover)").matches,
  };
}

/** The page's language, and its path without the locale but with the query. */
export function readAddress({ pathname, search }: Pick<Location, "pathname" | "search">): {
  locale: LocaleCode;
  path: string;
} {
  const [, locale = "", ...rest] = pathname.split("/");
  // Every page with a header has a locale in its address.
  return { locale: isLocale(locale) ? locale : "en", path: `/${rest.join("/")}${search}` };
}

/** A member's header menu, opened from their picture. Its state is in menu-state.ts. */
export default function AccountMenuIsland() {
  const texts = useTranslations("accountMenu");
  const place = useContext(PlaceContext);
  // Read from the fallback, where the edge wrote name and picture.
  const [{ locale, path }] = useState(() => readAddress(window.location));
  const [{ nickname, picture, className, isHovered }] = useState(() => readShown(place));
  const [state, dispatch] = useReducer(nextState, CLOSED);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = state.view !== "closed";
  const { data: me } = useQuery({ ...ME_QUERY, enabled: isOpen });
  const choose = useSaving({ locale, path, me, state, dispatch });
  const focusOpener = () => opener.current?.focus();
  const events = useMenuEvents(root, { isOpen, dispatch, focusOpener });
  useEffect(() => {
    if (isHovered) dispatch({ type: "hover" });
  }, [isHovered]);
  useEffect(() => {
    if (me) writeMemberRecord(recordOf(me, picture));
  }, [me, picture]);
  return (
    <div ref={root} className={styles.root} {...events}>
      <button
        ref={opener}
        type="button"
        className={classNames(className, styles.opener)}
        data-press="account"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`${texts.menu}: ${nickname}`}
        onClick={() => dispatch({ type: "press" })}
      >
        <img className="avatar" src={picture} alt="" width={32} height={32} />
        <b>{nickname}</b>
      </button>
      <div id={listId} hidden={!isOpen} className={`menu-list ${styles.list}`} aria-busy={state.saving !== undefined}>
        {isOpen && (
          <MenuList
            locale={locale}
            path={path}
            state={state}
            dispatch={dispatch}
            choose={choose}
            focusOpener={focusOpener}
            preferences={me && preferencesOf(me)}
          />
        )}
      </div>
    </div>
  );
}
