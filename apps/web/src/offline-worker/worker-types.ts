// What this worker uses of its platform. The types of all of it cannot stand beside those of pages, which have other things by the same names.

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
