interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** Client id of the page that the navigation creates. */
  readonly resultingClientId: string;
  /** Started by the browser while the worker was starting; undefined if there was no preload. */
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(response: Promise<Response>): void;
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
}

interface PushEvent extends LastingEvent {
  /** Null for a push without a payload. */
  readonly data: { text(): string } | null;
}

interface NotificationEvent extends LastingEvent {
  readonly notification: { close(): void; readonly data: unknown };
}

export interface SubscriptionChange extends LastingEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
  push: PushEvent;
  notificationclick: NotificationEvent;
  pushsubscriptionchange: SubscriptionChange;
}

/** An open page of the site. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/**
 * The part of the service worker's global scope that is used; TypeScript's webworker library conflicts with the DOM's.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    unregister(): Promise<boolean>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const workerScope = (): WorkerScope => globalThis as unknown as WorkerScope;
