import type { ReactNode } from 'react'

/** One filter that narrows the list, in words, and the list without it. */
export interface FilterChip {
  readonly label: string
  readonly to: string
  readonly onRemove: () => void
}

/** How many filters narrow the list, and the list without any. */
export interface Clearing {
  readonly count: number
  readonly to: string
  readonly onClear: () => void
}

/** What narrows a list. */
export interface ResultsFilters {
  /** The filters themselves: a GET form, so that they work without scripts. */
  readonly form: ReactNode
  /** Those in use; their words are made when they are rendered. */
  readonly chipsOf: () => readonly FilterChip[]
  readonly clearing: Clearing
}
