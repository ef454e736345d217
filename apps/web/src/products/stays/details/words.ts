import { commaText, plural, say } from '@sojourn/i18n'
import type { StayProduct } from '../stay-product.ts'
import type { Hotel } from './hotel-details-api.ts'

/** What differs between a property of many rooms and a home that is let to one party. */
export interface PageWords {
  readonly offersTab: string
  readonly offersTitle: string
  readonly seeOffers: string
  readonly about: string
  readonly picturesOf: (pictures: number) => string
  readonly holding: string
  readonly linkCopied: string
  readonly soldOut: string
  readonly soldOutWhy: (city: string) => string
  readonly noneNearby: string
}

const WORDS: Readonly<Record<StayProduct['code'], PageWords>> = {
  HLT: {
    offersTab: say`Rooms`,
    offersTitle: say`Choose a room`,
    seeOffers: say`See rooms`,
    about: say`About the hotel`,
    picturesOf: (pictures) => say`${plural(pictures, { one: '# picture', other: '# pictures' })} of the hotel and its rooms`,
    holding: say`Holding your room…`,
    linkCopied: say`Link copied. It opens this hotel with the same dates and guests.`,
    soldOut: say`No rooms available for these nights`,
    soldOutWhy: (city) => say`The hotel has no space for your group on at least one of these nights. Try other dates, or another hotel in ${city}.`,
    noneNearby: say`No other hotels nearby are available for these nights.`,
  },
  VR: {
    offersTab: say`Prices`,
    offersTitle: say`Choose your rate`,
    seeOffers: say`See prices`,
    about: say`About the home`,
    picturesOf: (pictures) => say`${plural(pictures, { one: '# picture', other: '# pictures' })} of the home and its rooms`,
    holding: say`Holding your home…`,
    linkCopied: say`Link copied. It opens this home with the same dates and guests.`,
    soldOut: say`This home isn't available for these nights`,
    soldOutWhy: (city) => say`It's booked on at least one of these nights, or too small for your group. Try other dates, or another home in ${city}.`,
    noneNearby: say`No other homes nearby are available for these nights.`,
  },
}

export const wordsOf = ({ code }: StayProduct): PageWords => WORDS[code]

/** `Hotel, 32 rooms` or `Villa, sleeps 6, two bedrooms` */
export function kindText({ unit }: StayProduct, hotel: Hotel): string {
  if (unit === 'room') return say`${hotel.kind}, ${plural(hotel.rooms_total, { one: '# room', other: '# rooms' })}`
  const sleeps = Math.max(0, ...hotel.rooms.map((room) => room.sleeps))
  return commaText([hotel.kind, ...(sleeps > 0 ? [say`sleeps ${sleeps}`] : []), bedroomsOf(hotel)].filter((part) => part !== undefined))
}

/** `2 bedrooms`, those of the largest of what is let. */
function bedroomsOf({ rooms }: Hotel): string | undefined {
  const largest = rooms.toSorted((a, b) => b.sleeps - a.sleeps)[0]
  return largest?.bedrooms ? say`${plural(largest.bedrooms, { one: '# bedroom', other: '# bedrooms' })}` : undefined
}
