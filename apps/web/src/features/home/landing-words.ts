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

/** The picture of the site itself, for products that have none of their own. */
export const COAST: HeroPicture = { name: 'hero', widths: [1216], phone: { name: 'hero-tall', widths: [560, 750] } }
