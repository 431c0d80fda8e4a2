export interface BannerControlsProps {
  /** Accessible names of the banners, in order. */
  names: readonly string[];
  /** Label of the pause button. */
  pause: string;
  isPaused?: boolean;
  /** Index of the current banner. */
  index?: number;
  onPause?: () => void;
  onChoose?: (index: number) => void;
}

/** A pause button and one button per banner. Hidden until the island handles them (banners.css). */
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
