import { plural, say } from '@sojourn/i18n'
import { countText } from '../../../lib/score.ts'
import type { StayProduct } from '../stay-product.ts'
import type { Hotel } from './hotel-details-api.ts'

/** What differs between a property of many rooms and one that is let whole. */
export interface PageWords {
  readonly offersTab: string
  readonly offersTitle: string
  readonly seeOffers: string
  readonly soldOut: string
  /** `Hotel, 32 rooms` or `Villa, sleeps 6` */
  readonly kind: string
}

export function wordsOf({ name }: StayProduct, hotel: Hotel): PageWords {
  if (name === 'hotels') {
    return {
      offersTab: 'Rooms',
      offersTitle: say`Choose a room`,
      seeOffers: say`See rooms`,
      soldOut: say`No room is free here for these nights`,
      kind: `${hotel.kind}, ${countText(hotel.rooms_total, 'room')}`,
    }
  }
  const sleeps = Math.max(0, ...hotel.rooms.map((room) => room.sleeps))
  return {
    offersTab: 'Prices',
    offersTitle: say`Choose how to book`,
    seeOffers: say`See prices`,
    soldOut: say`The home is not free for these nights`,
    kind: [hotel.kind, sleeps > 0 && `sleeps ${sleeps}`, bedroomsOf(hotel)].filter(Boolean).join(', '),
  }
}

/** `2 bedrooms`, those of the largest of what is let. */
function bedroomsOf({ rooms }: Hotel): string | undefined {
  const largest = rooms.toSorted((a, b) => b.sleeps - a.sleeps)[0]
  return largest?.bedrooms ? say`${plural(largest.bedrooms, { one: '# bedroom', other: '# bedrooms' })}` : undefined
}
