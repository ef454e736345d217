import type { HeroPicture as PictureName } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import type { Organisation } from '../../lib/shell.ts'

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
export const heroPicture = (name: PictureName): HeroPicture => ({ name, widths: [1216], phone: { name: `${name}-tall`, widths: [560, 750] } })

/** The picture of the site itself. */
export const COAST = heroPicture('hero')

/** What the landing page of a product says at an organisation: the organisation's own picture and words where it has them. */
export function landingWords(product: string, own: LandingWords, { landings }: Pick<Organisation, 'landings'>): LandingWords {
  const chosen = landings.find((landing) => landing.product === product)
  return chosen ? { ...own, ...chosen.words, picture: heroPicture(chosen.picture) } : own
}
