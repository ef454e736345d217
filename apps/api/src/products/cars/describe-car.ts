import type { CarOffer } from '@sojourn/contracts'
import { amountText, commaText, countText, dayTextLong, dayTimeText, listText, plural, say, semicolonText, stopText } from '@sojourn/i18n'
import { fromMajor, instantMs } from '@sojourn/kernel'
import type { CalendarEvent, Description } from '../../sale/description.ts'
import { deskKindText, fuelPolicyText } from './car-words.ts'
import { daysTaken } from './domain/car-days.ts'
import { clockOf, dayOf } from './domain/rental.ts'
import { inWords } from './in-words.ts'
import { countedExtra } from './price-words.ts'

const AT_THE_DESK_MS = 30 * 60_000

const when = (localTime: string): string => dayTimeText(dayTextLong(dayOf(localTime)), clockOf(localTime))

/** "Compact: five-door hatchback or similar". */
const titleOf = ({ car }: CarOffer): string => say`${car.name}: ${car.body} or similar`

const deskText = ({ name, address, kind, shuttle_minutes, phone }: CarOffer['pickup']): string => {
  const where = kind === 'shuttle' ? say`Shuttle from the airport, ${shuttle_minutes} min` : deskKindText(kind)
  return stopText([name, `${where}: ${address}`, phone])
}

/** "5 seats, 2 large bags, 1 small bag" */
const sizeText = ({ seats, large_bags: large, small_bags: small }: CarOffer['car']): string =>
  commaText([
    say`${plural(seats, { one: '# seat', other: '# seats' })}`,
    say`${plural(large, { one: '# large bag', other: '# large bags' })}`,
    say`${plural(small, { one: '# small bag', other: '# small bags' })}`,
  ])

/** What the driver shows at the desk, each with a bullet of its own. */
function bringText({ licence_years: years, cards_needed: cards, permit }: CarOffer['conditions']): string {
  const papers = [
    say`A driver's license held for at least ${plural(years, { one: '# year', other: '# years' })}`,
    ...(permit ? [say`An international driving permit`] : []),
    say`A passport or ID card`,
    cards > 1 ? say`Two credit cards in the driver's name` : say`A credit card in the driver's name`,
  ]
  return listText(papers)
}

/** What the desk holds: with a cover it is less than the list of cars says. */
const depositText = ({ excess }: CarOffer['conditions'], deposit: string): string =>
  excess === 0
    ? say`With your excess cover, ${deposit} is held on the driver's card at the counter and released after you return the car`
    : say`${deposit} is held on the driver's card at the counter and released after you return the car`

/** What neutral code shows of a rental: the voucher is made of these facts. */
export function describeCar(stored: CarOffer): Description {
  const offer = inWords(stored)
  const { car, supplier, pickup, dropoff, pickup_at, dropoff_at, conditions, extras } = offer
  const held = (major: number): string => amountText(fromMajor(major, conditions.currency)!)
  return {
    title: titleOf(offer),
    summary: commaText([supplier, car.automatic ? say`automatic` : say`manual`, offer.duration]),
    place: { city: pickup.city, address: commaText([pickup.name, pickup.address]), phone: pickup.phone, image: offer.art, art: offer.art },
    span: { from: dayOf(pickup_at), to: dayOf(dropoff_at) },
    starts: { label: say`Pick-up`, on: dayOf(pickup_at), time: clockOf(pickup_at) },
    facts: [
      { label: say`Car`, value: semicolonText([titleOf(offer), sizeText(car)]) },
      { label: say`Rental company`, value: supplier },
      { label: say`Pick-up`, value: stopText([when(pickup_at), deskText(pickup)]) },
      { label: say`Return`, value: stopText([when(dropoff_at), deskText(dropoff)]) },
      { label: say`Mileage`, value: conditions.km_included === null ? say`Unlimited` : say`${countText(conditions.km_included)} km included` },
      { label: say`Fuel`, value: fuelPolicyText(conditions.fuel_policy) },
      {
        label: say`Excess`,
        value: conditions.excess === 0 ? say`Covered: you pay nothing for damage or theft` : say`You pay up to ${held(conditions.excess)} for damage or theft`,
      },
      { label: say`Deposit`, value: depositText(conditions, held(conditions.deposit)) },
      { label: say`What to bring`, value: bringText(conditions) },
      ...(extras.length > 0 ? [{ label: say`Extras`, value: semicolonText(extras.map(({ name, count }) => countedExtra(name, count))) }] : []),
    ],
    calendar: [
      eventOf(offer, say`Pick up the car: ${supplier}, ${pickup.city}`, pickup, pickup_at),
      eventOf(offer, say`Return the car: ${supplier}, ${dropoff.city}`, dropoff, dropoff_at),
    ],
    clash: { place: pickup.depot_id, slots: daysTaken(dayOf(pickup_at), dayOf(dropoff_at)) },
  }
}

function eventOf({ car }: CarOffer, summary: string, desk: CarOffer['pickup'], localTime: string): CalendarEvent {
  const startsAtMs = instantMs(dayOf(localTime), clockOf(localTime), desk.time_zone)
  return {
    startsAtMs,
    endsAtMs: startsAtMs + AT_THE_DESK_MS,
    summary,
    location: commaText([desk.address, desk.city]),
    details: stopText([car.name, desk.phone]),
  }
}
