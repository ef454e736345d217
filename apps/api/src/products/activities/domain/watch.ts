/** What is decided about a departure before it begins: whether enough people come, and whether the weather lets it go. */
export type WatchKind = 'minimum' | 'weather'

/** `runs`, or `off`: it does not. */
export type WatchResult = 'runs' | 'off'

export interface Watch {
  readonly kind: WatchKind
  readonly activityId: string
  readonly startsAt: string
  readonly dueMs: number
  /** Null until it is decided. */
  readonly result: WatchResult | null
}
