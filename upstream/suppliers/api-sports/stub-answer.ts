// The envelope of both services, for stubs and for tests.

export const answerOf = (response: readonly object[]): object => ({
  parameters: {},
  errors: [],
  results: response.length,
  paging: { current: 1, total: 1 },
  response,
});

/** Headers about the plan's quota, sent with each answer. */
export const quotaHeaders = (used: number, { perDay, perMinute }: { perDay: number; perMinute: number }) => ({
  "x-ratelimit-requests-limit": String(perDay),
  "x-ratelimit-requests-remaining": String(Math.max(0, perDay - used)),
  "X-RateLimit-Limit": String(perMinute),
  "X-RateLimit-Remaining": String(perMinute - 1),
});

export const refusalOf = (field: string): object => ({ ...answerOf([]), errors: { [field]: "refused by the stub" } });
