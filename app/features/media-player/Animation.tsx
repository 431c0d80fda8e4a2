import { classNames } from "~/ui/class-names";

export interface AnimationProps {
  src: string;
  /** Description of the animation. */
  alt: string;
  again: string;
  classes: { picture: string | undefined; button: string | undefined };
  onAgain?: () => void;
}

/** An animated image and the button that restarts it. */
export const Animation = ({ src, alt, again, classes, onAgain }: AnimationProps) => (
  <>
    <img className={classes.picture} src={src} width="320" height="180" alt={alt} loading="lazy" />
    <button type="button" className={classNames(classes.button, "js")} data-press="" onClick={onAgain}>
      {again}
    </button>
  </>
);
