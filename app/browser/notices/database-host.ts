/** Names of a developer's machine or network (RFC 6761, 6762), and addresses of a machine itself. */
const TEST_HOST = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1\])$|(^|\.)(localhost|test|local)$/;

interface Host {
  /** Of the page, as `location` has it. */
  hostname: string;
  /** A stand-in of Firebase is configured: what is tried there reaches no real project. */
  hasEmulator: boolean;
}

/** Whether a page listens at Firebase: not on a local test host (specification, section 4), so that no test counts there. */
export const listensAtFirebase = ({ hostname, hasEmulator }: Host): boolean => hasEmulator || !TEST_HOST.test(hostname);
