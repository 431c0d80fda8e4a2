import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import type { MenuEvent } from "./menu-state.ts";

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
export function useMenuEvents(root: RefObject<HTMLElement>, { isOpen, dispatch, focusOpener }: MenuSetup) {
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
