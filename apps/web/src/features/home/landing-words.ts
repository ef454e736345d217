import type { ReactNode } from 'react'

/** A wide picture, and the high one that phones are shown instead. */
export interface HeroPicture {
  readonly name: string
  readonly widths: readonly number[]
  readonly phone: { readonly name: string; readonly widths: readonly number[] }
}

/** What the landing page of a product says. */
export interface LandingWords {
  /** The headline, at most four words: one sentence, on two lines of a phone. */
  readonly title: ReactNode
  readonly lead: string
  readonly promises: readonly string[]
  /** The title of the first row of posters. */
  readonly places: string
  readonly picture: HeroPicture
}

/** The picture of this name, drawn by `tools/art/plates.ts`. */
export const heroPicture = (name: string): HeroPicture => ({ name, widths: [1216], phone: { name: `${name}-tall`, widths: [560, 750] } })

/** The picture of the site itself. */
export const COAST = heroPicture('hero')
