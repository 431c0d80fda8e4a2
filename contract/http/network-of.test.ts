import { expect, test } from "vitest";
import { toNetwork } from "./network-of.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["64:FF9B::192.0.2.7", "192.0.2.7"],
])("%s counts as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
