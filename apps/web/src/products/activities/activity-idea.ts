import type { FoundActivity } from './activities-api.ts'
import { activityHref, type Outing } from './activity-address.ts'

/** An activity as a trip has it: on its day, with the fields of older clients (B3.17). */
export const activityIdea = (found: FoundActivity, outing: Outing, city: string) => {
  const day = found.day ?? outing.from
  const { total, currency } = found.price
  return {
    kind: 'idea' as const,
    product: 'ACT' as const,
    title: found.title,
    place: city,
    image: '',
    from: day,
    to: day,
    price: { amount: total, currency },
    href: activityHref(found.activity_id, outing),
    details: {
      uid: found.activity_id,
      id: found.activity_id,
      activity_id: found.activity_id,
      activity_name: found.title,
      location: city,
      price: total,
      currency,
      fare_summary: { total, currency },
      request: { destination: outing.place, from: outing.from, to: outing.to, adult: outing.adults + outing.seniors, child: outing.children.length },
    },
  }
}
