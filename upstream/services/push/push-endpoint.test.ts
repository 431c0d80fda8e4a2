import { expect, test } from "vitest";
import { isPushEndpoint } from "./push-consumer.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
  ["https://10.0.0.1.nip.io/abc", false],
  ["https://127-0-0-1.sslip.io/abc", false],
  ["https://push.example/abc", false],
  ["https://notfcm.googleapis.com/abc", false],
  ["https://evilpush.apple.com.example/abc", false],
  ["https://storage.googleapis.com/abc", false],
  ["https://fcm.googleapis.com:443/fcm/send/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://user:word@fcm.googleapis.com/abc", false],
  ["https://127.0.0.1/abc", false],
  ["https://2130706433/abc", false],
  ["https://0x7f.1/abc", false],
  ["https://169.254.169.254/latest", false],
  ["https://[::1]/abc", false],
  ["https://[::ffff:10.0.0.1]/abc", false],
  ["https://localhost/abc", false],
  ["https://localhost./abc", false],
  ["https://push.localhost/abc", false],
  ["https://printer.local/abc", false],
  ["https://metadata.google.internal/abc", false],
  ["https://intranet/abc", false],
  ["ftp://push.example/abc", false],
  ["no address", false],
])("%s in production: %s", (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint, false)).toBe(isOne);
});

test.each([
  ["http://127.0.0.1:4100/push/1", true],
  ["https://push.example/abc", true],
  ["ftp://127.0.0.1/abc", false],
  ["no address", false],
])("%s locally: %s", (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint, true)).toBe(isOne);
});
