import type { Figures } from '../metrics.ts'

/** What the primary process sends to a worker. */
export type ToWorker =
  /** All are ready: listen and serve. */
  | { readonly kind: 'open' }
  /** Do the background work of the node. */
  | { readonly kind: 'poll' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'measure'; readonly id: number }
  /** The reply to `metrics`. */
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string }

/** What a worker sends to the primary process. */
export type ToPrimary =
  /** Wired and seeded, not listening yet. */
  | { readonly kind: 'ready' }
  /** Listens and serves. */
  | { readonly kind: 'open' }
  /** The start was refused; the worker ends. */
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly stack: string | undefined }
  /** The reply to `measure`. */
  | { readonly kind: 'figures'; readonly id: number; readonly figures: Figures }
  /** Asks for the metrics of the whole node. */
  | { readonly kind: 'metrics'; readonly id: number }
