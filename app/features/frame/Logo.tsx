/** A match being struck, and a floodlit pitch seen from above: a circle with its halfway line and a spark. */
export function Logo() {
  return (
    <svg className="logo-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M12 1v22M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0" />
    </svg>
  );
}
