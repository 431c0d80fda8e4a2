import type { NewsComment } from "#contract/domain/comments";
import { PROMPT_ID } from "./comment-ids.ts";
import type { CommentTexts } from "./comment-texts.ts";
import styles from "./comments.module.css";

export interface PromptProps {
  text: string;
  links: readonly { href: string; text: string }[];
}

/** Guests are asked to log in or sign up (specification, section 8), and come back to the comments. */
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

/** What only members can do: the browser itself opens the sheet that says so. */
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
