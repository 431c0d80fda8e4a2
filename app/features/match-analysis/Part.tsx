import type { ReactNode } from "react";
import { PartFault } from "~/features/entity/PartFault";
import type { Settled } from "~/features/errors/error-kind";
import type { Page } from "~/page/page";

interface PartProps<Value> {
  of: Settled<Value> | undefined;
  /** Shown if it could not be loaded. */
  title: string;
  page: Page;
  children(value: Value): ReactNode;
}

/** A part of a page: its content, or that it could not be loaded; nothing if the sport has no such part. */
export function Part<Value>({ of, title, page, children }: PartProps<Value>) {
  if (!of) return null;
  if (of.error !== undefined) return <PartFault title={title} kind={of.error} page={page} />;
  return <>{children(of.value)}</>;
}
