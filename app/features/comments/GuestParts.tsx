import type { NewsComment } from "#contract/domain/comments";
import type { CommentTexts } from "~/runtime/islands/island-translations";
import styles from "./comments.module.css";
import { PROMPT_ID } from "./use-discussion.ts";

export interface PromptProps {
  text: string;
  links: readonly { href: string; text: string }[];
}

/** Asks guests to log in or sign up (specification, section 8); both return to the comments. */
export const Prompt = ({ text, links }: PromptProps) => (
  <>
    <p>{text}</p>
    {links.map((link, at) => (
      <a key={link.href} className={at === 0 ? "button" : "button plain-button"} href={link.href}>
        {link.text}
      </a>
    ))}
  </>
);

interface GuestControlsProps {
  comment: NewsComment;
  texts: CommentTexts;
}

/** Member-only controls: natively open the sheet that asks guests to log in. */
export function GuestControls({ comment: { id, likes, isRemoved }, texts }: GuestControlsProps) {
  if (isRemoved) return null;
  return (
    <div className={styles.controls}>
      <button type="button" name={`like-${id}`} popovertarget={PROMPT_ID}>
        {texts.like} <LikeCount likes={likes} />
      </button>
      <button type="button" name={`reply-${id}`} popovertarget={PROMPT_ID}>
        {texts.reply}
      </button>
    </div>
  );
}

export const LikeCount = ({ likes }: Pick<NewsComment, "likes">) =>
  likes > 0 ? <span className="tabular">{likes}</span> : null;
