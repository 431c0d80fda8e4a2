/**
 * What is loaded when it is first asked for, once for all who ask meanwhile (docs/decisions/0018). Where loading fails,
 * the next who asks tries again.
 */
export function late<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return function loaded() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
