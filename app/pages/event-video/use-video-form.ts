import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { videoLink } from "#contract/contests/video-link";
import { useParticipate } from "~/features/contest-entry/use-participate";
import { keepLink, readKeptLink } from "./kept-link.ts";
import type { VideoPartProps } from "./VideoPart.tsx";

/** State of the link form: its faults, and how it is sent. A guest's link is restored after signing in. */
export function useVideoForm(
  { data: { head, isMember }, locale, state, onEntered }: Omit<VideoPartProps, "path">,
  field: RefObject<HTMLInputElement>,
) {
  const [isWrong, setWrong] = useState(state?.isLinkWrong === true);
  const [isPrompted, setPrompted] = useState(state?.fault === "guest");
  const sending = useParticipate(
    { contestId: head.id, locale },
    {
      onEntered: () => {
        keepLink(head.id, "");
        onEntered();
      },
    },
  );
  useEffect(() => {
    // The value of a form sent without script is stored as well: its sender has to sign in first.
    if (state?.link && !state.isLinkWrong) keepLink(head.id, state.link);
    if (field.current && !field.current.value) field.current.value = readKeptLink(head.id);
  }, [head.id, field, state]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const link = field.current?.value ?? "";
    const isGood = videoLink(link) !== undefined;
    setWrong(!isGood);
    setPrompted(isGood && !isMember);
    // For members too, as their session may have ended.
    keepLink(head.id, isGood ? link : "");
    if (!isGood) field.current?.focus();
    else if (isMember && !sending.isSending) sending.participate({ link });
  }

  return { isWrong, isPrompted: isPrompted && !isMember, sending, onSubmit };
}
