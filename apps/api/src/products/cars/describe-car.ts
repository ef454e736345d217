import type { CarOffer } from '@sojourn/contracts'
import { amountText, dayTextLong, say } from '@sojourn/i18n'
import { fromMajor, instantMs } from '@sojourn/kernel'
import type { CalendarEvent, Description } from '../description.ts'
import { deskKindText, fuelPolicyText, inWords } from './car-words.ts'
import { daysTaken } from './domain/car-days.ts'
import { clockOf, dayOf } from './domain/rental.ts'

const AT_THE_DESK_MS = 30 * 60_000

const when = (localTime: string): string => `${dayTextLong(dayOf(localTime))}, ${clockOf(localTime)}`

/** "Compact: five-door hatchback or similar". */
const titleOf = ({ car }: CarOffer): string => `${car.name}: ${car.body} or similar`

const bags = (count: number, size: string): string => `${count} ${size} ${count === 1 ? 'bag' : 'bags'}`

const deskText = ({ name, address, kind, shuttle_minutes, phone }: CarOffer['pickup']): string => {
  const where = kind === 'shuttle' ? say`Shuttle from the airport, ${shuttle_minutes} min` : deskKindText(kind)
  return `${name}. ${where}: ${address}. ${phone}`
}

/** What neutral code shows of a rental: the voucher is made of these facts. */
export function describeCar(stored: CarOffer): Description {
  const offer = inWords(stored)
  const { car, supplier, pickup, dropoff, pickup_at, dropoff_at, conditions, extras } = offer
  const held = (major: number): string => amountText(fromMajor(major, conditions.currency)!)
  const cards = conditions.cards_needed > 1 ? `${conditions.cards_needed} credit cards` : 'a credit card'
  return {
    title: titleOf(offer),
    summary: `${supplier}, ${car.automatic ? 'automatic' : 'manual'}, ${offer.duration}`,
    place: { city: pickup.city, address: `${pickup.name}, ${pickup.address}`, phone: pickup.phone, image: offer.art, art: offer.art },
    span: { from: dayOf(pickup_at), to: dayOf(dropoff_at) },
    starts: { label: 'Pick-up', on: dayOf(pickup_at), time: clockOf(pickup_at) },
    facts: [
      { label: say`Car`, value: `${titleOf(offer)}; ${car.seats} seats, ${bags(car.large_bags, 'large')} and ${bags(car.small_bags, 'small')}` },
      { label: say`Supplier`, value: supplier },
      { label: 'Pick-up', value: `${when(pickup_at)}. ${deskText(pickup)}` },
      { label: say`Return`, value: `${when(dropoff_at)}. ${deskText(dropoff)}` },
      { label: say`Mileage`, value: conditions.km_included === null ? 'Unlimited' : `${conditions.km_included} km included` },
      { label: say`Fuel`, value: fuelPolicyText(conditions.fuel_policy) },
      {
        label: say`Excess`,
        value: conditions.excess === 0 ? 'Covered: nothing to pay after damage or theft' : `${held(conditions.excess)} at most after damage or theft`,
      },
      { label: say`Deposit`, value: `${held(conditions.deposit)} is held on the driver's card at the counter and freed after the return` },
      {
        label: say`Bring`,
        value: say`A driving licence held for ${conditions.licence_years === 1 ? 'a year' : `${conditions.licence_years} years`}, a passport or identity card, and ${cards} in the driver's name${conditions.permit ? ', and an international driving permit' : ''}`,
      },
      ...(extras.length > 0 ? [{ label: say`Extras`, value: extras.map(({ name, count }) => (count > 1 ? `${name}, ${count}` : name)).join('; ') }] : []),
    ],
    calendar: [eventOf(offer, say`Pick up`, pickup, pickup_at), eventOf(offer, 'Return', dropoff, dropoff_at)],
    clash: { place: pickup.depot_id, slots: daysTaken(dayOf(pickup_at), dayOf(dropoff_at)) },
  }
}

function eventOf({ car, supplier }: CarOffer, what: string, desk: CarOffer['pickup'], localTime: string): CalendarEvent {
  const startsAtMs = instantMs(dayOf(localTime), clockOf(localTime), desk.time_zone)
  return {
    startsAtMs,
    endsAtMs: startsAtMs + AT_THE_DESK_MS,
    summary: say`${what} the car: ${supplier}, ${desk.city}`,
    location: `${desk.address}, ${desk.city}`,
    details: `${car.name}. ${desk.phone}`,
  }
}
