import { afterEach, expect, test, vi } from "vitest";
import { forgetVariables } from "./workers.mjs";

afterEach(() => vi.unstubAllEnvs());

test.each(["NOW", "SUPPLIERS", "SIMULATION", "API_SPORTS_KEY", "API_FOOTBALL_URL", "CONTEST_ENTRIES", "STORIES"])(
  "%s of the shell is forgotten where a start must be the same in every shell",
  (name) => {
    vi.stubEnv(name, "set");
    forgetVariables();
    expect(process.env[name]).toBeUndefined();
  },
);
