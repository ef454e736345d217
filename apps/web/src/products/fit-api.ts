import type { Day } from '@sojourn/kernel'
import { api, type Client, type Data } from '../lib/http.ts'
import type { Icon } from '../ui/icons/icon.tsx'

/** A booked stay, as far as it matters to what else fits a trip. */
export interface BookedStay {
  /** What it is called. */
  readonly name: string
  readonly city: string
  readonly from: Day
  readonly until: Day
  readonly adults: number
  readonly children: readonly number[]
  /** The products that were booked with it. */
  readonly has: readonly string[]
}

/** The best a product has for a stay, at the price of everyone who stays there. */
export interface Fit {
  readonly title: string
  /** When, and how long. */
  readonly line: string
  /** The whole price in words. */
  readonly price: string
  readonly to: string
}

/** What a product has for a stay; null where it has nothing then and there. Fails with the answer of a call that could not be made. */
export type FindFit = (client: Client, stay: BookedStay) => Promise<Fit | null>

/** What else may be asked of a product for a trip. Fails as a `FindFit` does. */
export const askForFits = (find: (client: Client) => Promise<readonly Fit[]>): Promise<readonly Fit[]> => find(api)

export interface FitProduct {
  readonly code: string
  readonly label: string
  readonly icon: Icon
  readonly find: FindFit
  /** Nobody needs a second one. */
  readonly isOnce?: boolean
}

export interface FoundFit {
  readonly product: FitProduct
  readonly fit: Fit
}

/** A call answered that it could not be made now: asked again it may be. */
class NoAnswer extends Error {}

/** The data of an answer; null where the call refused. Throws `NoAnswer` where it was not answered at all. */
export function answeredOr<T>(answer: { readonly ok: true; readonly data: T } | { readonly ok: false; readonly status: number }): T | null {
  if (answer.ok) return answer.data
  if (answer.status >= 400 && answer.status < 500) return null
  throw new NoAnswer()
}

/** What each of some products has for a stay, in their order; null where nothing was found because a call was not answered. */
export async function findFits(products: readonly FitProduct[], stay: BookedStay): Promise<readonly FoundFit[] | null> {
  const answers = await Promise.allSettled(products.map(async (product) => ({ product, fit: await product.find(api, stay) })))
  const fits = answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value.fit ? [{ product: answer.value.product, fit: answer.value.fit }] : [],
  )
  return fits.length === 0 && answers.some(({ status }) => status === 'rejected') ? null : fits
}

type Booking = Pick<Data<'/api/bookingHistory/get'>, 'status' | 'items' | 'checkin' | 'checkout' | 'city'>

/** The bed that a confirmed booking is for, as long as it is still to come; null of everything else. */
export function bookedStay({ status, items, checkin, checkout, city }: Booking, today: string): BookedStay | null {
  const bed = items.find(({ offer, state }) => state === 'confirmed' && partyOf(offer))
  const party = bed && partyOf(bed.offer)
  if (status !== 'confirmed' || !party) return null
  // Sold with other things the booking begins and ends elsewhere.
  const { title, place, from, to } = bed.description
  const has = items.filter((item) => item !== bed && item.state === 'confirmed').map(({ offer }) => offer.product)
  const at = { city: place?.city ?? city, from: from ?? checkin, until: to ?? checkout }
  if (!at.city || !at.from || !at.until || at.until <= today) return null
  return { name: title, city: at.city, from: at.from < today ? today : at.from, until: at.until, ...party, has }
}

/** Who sleeps there; null of what is no bed. */
function partyOf(offer: Booking['items'][number]['offer']): Pick<BookedStay, 'adults' | 'children'> | null {
  if (offer.product === 'HLT' || offer.product === 'VR') {
    return { adults: offer.rooms.reduce((sum, { adults }) => sum + adults, 0), children: offer.rooms.flatMap(({ children }) => children) }
  }
  if (offer.product === 'STY' || offer.product === 'RST') return { adults: offer.guests, children: [] }
  return null
}
