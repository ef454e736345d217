import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { kmBetween } from '@sojourn/world'
import type { TripAsk } from '../../sale/part-source.ts'
import { ownFreeOf } from './own-free.ts'
import type { PackageParts } from './parts.ts'
import type { PricedPart, Pricing } from './priced-parts.ts'

type Around = Pick<TripAsk, 'nights' | 'there' | 'sleepsAt'>

/** The flight and the stay of a trip as its parts make it. */
export function aroundOf({ sources }: Pick<PackageParts, 'sources'>, nights: TripAsk['nights'], parts: readonly PricedPart[]): Around {
  const flight = parts.find(({ role }) => role === 'flight')
  const stay = parts.find(({ role }) => role === 'stay')
  return {
    nights: stay ? { from: stay.starts.at.slice(0, 10), until: stay.ends.at.slice(0, 10) } : nights,
    there: (flight && sources.get(flight.product)?.there?.(flight.details)) ?? null,
    sleepsAt: stay?.key ?? null,
  }
}

/** Where the trip goes: where one sleeps, or lands, or else is. */
function pointOf(parts: readonly PricedPart[]): TripAsk['to']['at'] | null {
  const stay = parts.find(({ card }) => card.stay)?.card.stay
  if (stay) return [stay.latitude, stay.longitude]
  return (parts.find(({ role }) => role === 'flight') ?? parts[0])?.at ?? null
}

/** The trip that parts were chosen for, by what they say of it. Refuses `unknown_place`. */
export function tripOf({ shop, parts, caller, currency }: Pricing, chosen: readonly PricedPart[]): Outcome<TripAsk> {
  const at = pointOf(chosen)
  const far = (destination: { readonly at: TripAsk['to']['at'] }) => (at ? kmBetween(at, destination.at) : 0)
  const [to] = at ? (parts.world()?.destinations ?? []).toSorted((a, b) => far(a) - far(b)) : []
  if (!to) return refuse('unknown_place')
  const said = (role: string) =>
    chosen.filter((part) => part.role === role).map(({ product, ask, details }) => parts.sources.get(product)?.asked?.(ask, details) ?? {})[0] ?? {}
  const [flown, slept] = [said('flight'), said('stay')]
  const days = chosen.map(({ starts, ends }) => ({ from: starts.at.slice(0, 10), until: ends.at.slice(0, 10) }))
  const [from, until] = [
    days.map((day) => day.from).sort()[0]!,
    days
      .map((day) => day.until)
      .sort()
      .at(-1)!,
  ]
  return accept({
    caller,
    currency,
    from: flown.from ?? null,
    to: { placeId: to.key, iata: to.airport.iata, at: to.at, timeZone: to.timeZone },
    leave: flown.leave ?? from,
    back: flown.back ?? until,
    rooms: slept.rooms ?? flown.rooms ?? [{ adults: Math.max(1, ...chosen.map(({ people }) => people ?? 0)), children: [] }],
    bags: flown.bags ?? 0,
    read: ownFreeOf(shop, caller),
    ...aroundOf(parts, { from, until }, chosen),
  })
}
