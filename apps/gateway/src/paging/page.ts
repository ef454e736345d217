/** A part of a list, newest first, as Stripe's clients ask for it. Cursors are ids of rows already seen. */
export interface Page {
  readonly limit: number
  /** Rows older than this one. */
  readonly after?: string | undefined
  /** Rows newer than this one, the nearest ones. */
  readonly before?: string | undefined
  /** Bounds of when a row was made, in seconds. */
  readonly created?: CreatedRange | undefined
}

export interface CreatedRange {
  readonly gt?: number | undefined
  readonly gte?: number | undefined
  readonly lt?: number | undefined
  readonly lte?: number | undefined
}

/** A row made anywhere within a second counts as made in it: bounds in milliseconds, from the first one in to the first one out. */
export const boundsMs = ({ gt, gte, lt, lte }: CreatedRange): { fromMs: number; beforeMs: number } => ({
  fromMs: Math.max(gte ?? 0, gt === undefined ? 0 : gt + 1) * 1000,
  beforeMs: Math.min(lt ?? FAR_SECONDS, lte === undefined ? FAR_SECONDS : lte + 1) * 1000,
})

const FAR_SECONDS = 99_999_999_999
