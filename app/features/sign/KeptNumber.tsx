import { useEffect, useRef } from "react";
import { keepNumber, keptNumber, type TypedNumber } from "./kept-number.ts";

const FIELDS = { phone: "input[name=phone]", callingCode: "select[name=callingCode]" } as const;

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
