/** Host names of a developer's machine or network (RFC 6761, 6762), and loopback addresses. */
const TEST_HOST = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1\])$|(^|\.)(localhost|test|local)$/;

interface Host {
  /** The page's `location.hostname`. */
  hostname: string;
  /** A Firebase emulator is configured, so tests do not reach a real project. */
  hasEmulator: boolean;
}

/**
 * Whether a page connects to Firebase: not on a local test host (specification, section 4), so that tests do not count
 * there.
 */
export const listensAtFirebase = ({ hostname, hasEmulator }: Host): boolean => hasEmulator || !TEST_HOST.test(hostname);
