import type { TransferOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { carbonGrams, cityIn, exonymOf, type TransferSpot, type TransferVehicle } from '@sojourn/world'
import { type Party, peopleIn } from './domain/party.ts'
import { type Leg, localTimeIn } from './leg.ts'
import { meetingPointText, stepText, vehicleName } from './transfer-words.ts'

export type WireSpot = TransferOffer['from']
export type WireRide = Pick<
  TransferOffer,
  'from' | 'to' | 'pickup_at' | 'pickup_sum' | 'flight' | 'minutes' | 'km' | 'carbon_kg' | 'wait_minutes' | 'meeting_point'
>

export function wireSpot(spot: TransferSpot): WireSpot {
  const [market] = spot.markets
  return spotInWords({
    place_id: spot.placeId,
    kind: spot.kind,
    name: spot.name,
    address: spot.address,
    city: market!.name,
    country_code: spot.countryCode,
    iata: spot.iata,
    latitude: spot.at[0],
    longitude: spot.at[1],
    time_zone: spot.timeZone,
  })
}

/** A place with its city as the current language calls it. */
export function spotInWords(spot: WireSpot): WireSpot {
  const language = currentLanguage()
  const name = spot.kind === 'city' ? (exonymOf(spot.place_id, language) ?? spot.name) : spot.name
  return { ...spot, name, city: cityIn(spot.city, language) }
}

export const wireVehicle = (vehicle: TransferVehicle): TransferOffer['vehicle'] => ({
  code: vehicle.code,
  name: vehicleName(vehicle.code),
  kind: vehicle.kind,
  per_person: vehicle.perPerson,
  seats: vehicle.seats,
  large_bags: vehicle.largeBags,
  wheelchair: vehicle.wheelchair,
  child_seats: vehicle.childSeats,
})

/** One leg as it is driven. */
export function wireRide(leg: Leg, party: Party, isMet: boolean): WireRide {
  const { ride, time, steps } = leg
  const { vehicle, way } = ride
  const from = wireSpot(way.from)
  return {
    from,
    to: wireSpot(way.to),
    pickup_at: leg.pickupAt,
    pickup_sum: wireSum(leg, steps),
    flight: time.means === 'pickup' || time.flight === null ? null : { number: time.flight, at: time.at, means: time.means, international: time.international },
    minutes: leg.minutes,
    km: way.km,
    carbon_kg: Math.round(carbonGrams(vehicle, way, peopleIn(party)) / 100) / 10,
    wait_minutes: leg.waitMinutes,
    meeting_point: meetingPointText({ vehicle: wireVehicle(vehicle), from, meet_and_greet: isMet }),
  }
}

export const wireSum = ({ time }: Leg, steps: Leg['steps']): WireRide['pickup_sum'] =>
  steps.map(({ code, atMs, minutes }) => ({ code, at: atMs === null ? null : localTimeIn(time.timeZone, atMs), minutes, label: stepText(code) }))
