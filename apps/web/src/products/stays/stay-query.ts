import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { Day } from '@sojourn/kernel'
import { type Party, printRooms } from '../../lib/rooms.ts'
import type { StayProduct } from './stay-product.ts'

/** What a search of stays is about; it is stored in the address, so that back, reload and a shared link work. */
export interface Stay {
  readonly destination: string
  readonly checkin: Day
  readonly checkout: Day
  readonly rooms: readonly Party[]
}

/** When and who, wherever it is. */
export type StayTime = Pick<Stay, 'checkin' | 'checkout' | 'rooms'>

/** The query of a stay: `destination=…&checkin=…&checkout=…&rooms=2,5,8|1`, readable as written. */
export function printStay(stay: Stay): string {
  const query = new URLSearchParams({ destination: stay.destination, checkin: stay.checkin, checkout: stay.checkout, rooms: printRooms(stay.rooms) })
  return query.toString().replaceAll('%2C', ',').replaceAll('%7C', '|')
}

export const stayHref = (path: string, stay: Stay): string => `${path}?${printStay(stay)}`

/** The address of one property's rooms for a stay. */
export function hotelHref(hotelId: string, stay: StayTime, { paths }: Pick<StayProduct, 'paths'> = { paths: PRODUCT_PAGES.HLT }): string {
  return stayHref(paths.details, { ...stay, destination: hotelId }).replace('?destination=', '?hotel=')
}
