import { useEffect, useRef } from "react";
import { NUMBER_KEY } from "~/runtime/members/drafts";
import { type Store, tabStore } from "~/runtime/storage";

const FIELDS = { phone: "input[name=phone]", callingCode: "select[name=callingCode]" } as const;

/** A phone number as typed, and the chosen calling code. */
interface TypedNumber {
  callingCode: string;
  phone: string;
}

/** Milliseconds for which a number is kept: whoever sits down at this tab later is not shown it. */
const LASTS = 15 * 60_000;

/** Keeps a number for the other forms of signing in, until somebody is signed in (start-member-session.ts). */
export function keepNumber(
  { callingCode, phone }: TypedNumber,
  now: number,
  store: Store | undefined = tabStore(),
): void {
  try {
    if (phone.trim() === "") store?.removeItem(NUMBER_KEY);
    else store?.setItem(NUMBER_KEY, JSON.stringify({ callingCode, phone, at: now }));
  } catch {
    // Storage is full: it has to be typed again.
  }
}

/** Undefined if none is kept. */
export function keptNumber(now: number, store: Store | undefined = tabStore()): TypedNumber | undefined {
  try {
    const { callingCode, phone, at } = JSON.parse(store?.getItem(NUMBER_KEY) ?? "{}");
    const isKept = typeof callingCode === "string" && typeof phone === "string" && now - at < LASTS && now >= at;
    return isKept ? { callingCode, phone } : undefined;
  } catch {
    return undefined;
  }
}

type NumberField = Element & { value: string };

/**
 * In a form of signing in that begins with a phone number: a number typed into one of them is in the others as well,
 * for visitors on their way to another page or another way to sign in.
 */
export function KeptNumber() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const find = (name: keyof TypedNumber) => form?.querySelector<NumberField>(FIELDS[name]);
    const phone = find("phone");
    const callingCode = find("callingCode");
    if (!form || !phone || !callingCode) return;
    const keep = () => keepNumber({ callingCode: callingCode.value, phone: phone.value }, Date.now());
    const kept = keptNumber(Date.now());
    // Not over what was typed before this script ran, the browser has filled in, or an answer shows again.
    if (phone.value !== "") keep();
    else if (kept) {
      phone.value = kept.phone;
      callingCode.value = kept.callingCode;
    }
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, []);
  return <span ref={place} hidden />;
}
