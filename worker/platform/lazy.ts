/**
 * Loads a module on first use, once for all concurrent callers (docs/decisions/0018). After a failure the next caller
 * tries again.
 */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return function loaded() {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
