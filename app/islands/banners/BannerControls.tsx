export interface BannerControlsProps {
  /** Of the banners, in their order. */
  names: readonly string[];
  /** Of the button that stops them. */
  pause: string;
  isPaused?: boolean;
  /** The banner that is shown. */
  index?: number;
  onPause?: () => void;
  onChoose?: (index: number) => void;
}

/** Stops the banners and chooses one. Not seen until somebody answers the buttons (banners.css). */
export const BannerControls = ({ names, pause, isPaused = false, index, onPause, onChoose }: BannerControlsProps) => (
  <p className="banner-controls">
    <button type="button" data-pause="" aria-pressed={isPaused} aria-label={pause} onClick={onPause} />
    {names.map((name, at) => (
      <button
        key={name}
        type="button"
        aria-label={name}
        aria-current={at === index ? "true" : undefined}
        onClick={() => onChoose?.(at)}
      />
    ))}
  </p>
);
