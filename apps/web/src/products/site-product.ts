import type { ProductPages } from '@sojourn/contracts/site-pages'
import type { BookedPart } from '../lib/booked-part.ts'
import type { CarryNames } from '../lib/carried-search.ts'
import type { ChangeForm } from '../lib/change-form.ts'
import type { Icon } from '../ui/icons/icon.tsx'

/** What the site as a whole knows of a product: enough to link it. Every page carries it, so it is short. */
export interface SiteProduct {
  /** As an organisation lists it. */
  readonly code: string
  /** In the navigation, and the name of its search form. */
  readonly label: string
  /** The key that leads to it after "g", in the bar of an agent: one letter, which no other product has. */
  readonly letter: string
  /** Above its name, on phones. */
  readonly icon: Icon
  readonly pages: ProductPages
  /** Other addresses of its landing page. */
  readonly alsoAt?: readonly string[]
  /** By which names its addresses say place and days. */
  readonly carries: CarryNames
  /** The form of what a traveller may change of what is booked; left out where that is nothing. */
  readonly change?: ChangeForm
  /** What it adds to the page of a booking; left out where that is nothing. */
  readonly booked?: BookedPart
}
