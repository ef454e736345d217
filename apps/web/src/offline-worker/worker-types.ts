// What this worker uses of its platform. The full types of workers conflict with those of pages, which use the same names for other things.

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

interface RouterRule {
  readonly condition: { readonly or: readonly { readonly requestMode: string }[] }
  readonly source: 'network'
}

interface InstallEvent extends WorkerEvent {
  /** Not everywhere yet. */
  addRoutes?(rule: RouterRule): Promise<void>
}

export interface NavigationEvent extends WorkerEvent {
  readonly request: Request
  /** What the browser began to fetch while the worker woke up; undefined where it does not do that. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Events {
  readonly install: InstallEvent
  readonly activate: WorkerEvent
  readonly fetch: NavigationEvent
  readonly message: WorkerEvent & { readonly data: unknown }
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}
