import type { Ride } from './transfer-address.ts'
import type { FoundTransfer } from './transfers-api.ts'

/** A transfer as a trip has it, on the day of its first pick-up, with the fields of older clients (B3.17). */
export function transferIdea(found: FoundTransfer, ride: Ride, href: string) {
  const [out] = found.legs
  const { from, to, pickup_at: at } = out!
  const { price } = found
  return {
    kind: 'idea' as const,
    product: 'TRF' as const,
    title: `${found.vehicle.name}: ${from.name}, ${to.name}`,
    place: to.city,
    image: '',
    from: at.slice(0, 10),
    to: found.legs.at(-1)!.pickup_at.slice(0, 10),
    price: { amount: price.total, currency: price.currency },
    href,
    details: {
      uid: found.transfer_id,
      id: found.vehicle.code,
      transfer_name: found.vehicle.name,
      pickup_location: from.name,
      dropoff_location: to.name,
      price: price.total,
      currency: price.currency,
      fare_summary: { total: price.total, currency: price.currency },
      request: {
        pickup_code: ride.from,
        dropoff_code: ride.to,
        pickup_date: ride.day,
        pickup_time: ride.time,
        flight_number: ride.flight,
        return_date: ride.back?.day ?? '',
        return_time: ride.back?.time ?? '',
        adults: ride.adults,
        children: ride.children.length,
      },
    },
  }
}
