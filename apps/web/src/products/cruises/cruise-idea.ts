import { type Guests, sailingHref } from './cruise-address.ts'
import type { FoundSailing } from './cruises-api.ts'

type Sailing = Pick<FoundSailing, 'sailing_id' | 'title' | 'ship' | 'region' | 'starts_on' | 'ends_on' | 'from' | 'nights' | 'art'>

interface Priced {
  readonly amount: number
  readonly currency: string
}

/** A sailing as a trip has it: from where it begins, for all of its days. */
export const cruiseIdea = (sailing: Sailing, guests: Guests, grade: string, price: Priced | null) => ({
  kind: 'idea' as const,
  product: 'CRU' as const,
  title: sailing.title,
  place: sailing.from.city ?? sailing.from.name,
  image: sailing.art ?? '',
  from: sailing.starts_on,
  to: sailing.ends_on,
  price,
  href: sailingHref({ sailingId: sailing.sailing_id, grade, ...guests }),
  details: {
    sailing_id: sailing.sailing_id,
    ship: sailing.ship.name,
    line: sailing.ship.line,
    nights: sailing.nights,
    region: sailing.region.code,
    port: sailing.from.port,
    ...(grade && { grade }),
  },
})
