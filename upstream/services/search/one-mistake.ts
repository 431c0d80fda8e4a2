/**
 * Whether one typing mistake turns `meant` into `typed`: a character too many, too few or wrong, or two neighbours
 * swapped. False if both are equal. Takes the time of one comparison.
 */
export function isOneMistake(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length;
  if (difference > 1 || difference < -1) return false;
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed.charCodeAt(start) === meant.charCodeAt(start)) start += 1;
  if (start === shorter) return difference !== 0;
  let end = 0;
  while (end < shorter - start && typed.charCodeAt(typed.length - 1 - end) === meant.charCodeAt(meant.length - 1 - end))
    end += 1;
  // The parts between the common prefix and the common suffix.
  const typedRest = typed.length - start - end;
  const meantRest = meant.length - start - end;
  if (typedRest <= 1 && meantRest <= 1) return true;
  return typedRest === 2 && meantRest === 2 && typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
}
