/** What a device shows of a notice: the payload of a push as JSON, which the site's service worker reads. */
export interface PushNote {
  title: string;
  body: string;
  /** Of what happened; a correction has that of what it corrects, and takes its place. */
  tag: string;
  /** The page that it leads to, from the site's root. */
  url: string;
  /** BCP 47. */
  lang: string;
  /** It takes the place of another note, and is to be noticed although that one is there. */
  isCorrection?: true;
}
