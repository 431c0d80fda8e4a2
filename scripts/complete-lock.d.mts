interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }>;
}

/** Adds the optional packages that are missing, in place; returns their names. */
export function completeLock(lock: Lock): string[];
