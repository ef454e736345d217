import type { TransferOffer } from '@sojourn/contracts'
import { commaText, dayTextLong, dayTimeText, plural, say, sayAs, stopText } from '@sojourn/i18n'
import type { Description } from '../../sale/description.ts'
import { peopleIn } from './domain/party.ts'
import { pickupMsOf } from './hold-transfer.ts'
import { inWords } from './in-words.ts'
import { clockOf, dayOf } from './leg.ts'

const MINUTE_MS = 60_000

const when = (localTime: string): string => dayTimeText(dayTextLong(dayOf(localTime)), clockOf(localTime))

const spotText = ({ kind, name, address, city }: TransferOffer['from']): string =>
  commaText([name, ...(address !== null && kind === 'hotel' ? [address] : []), ...(name.includes(city) ? [] : [city])])

/** "Private sedan: Lisbon Airport (LIS) to Alfama". */
const titleOf = ({ vehicle, from, to }: TransferOffer): string => sayAs('a way')`${vehicle.name}: ${from.name} to ${to.name}`

/** "2 adults, 1 child, 3 large bags" */
function partyText({ people: { adults, children, bags, wheelchair } }: TransferOffer): string {
  return commaText([
    say`${plural(adults, { one: '# adult', other: '# adults' })}`,
    ...(children.length > 0 ? [say`${plural(children.length, { one: '# child', other: '# children' })}`] : []),
    say`${plural(bags, { one: '# large bag', other: '# large bags' })}`,
    ...(wheelchair ? [say`a wheelchair`] : []),
  ])
}

function flightText({ number, at, means }: NonNullable<TransferOffer['flight']>): string {
  const time = when(at)
  return means === 'landing' ? say`${number}, lands ${time}` : say`${number}, departs ${time}`
}

/** What neutral code shows of a ride: the voucher is made of these facts. */
export function describeTransfer(stored: TransferOffer): Description {
  const offer = inWords(stored)
  const { vehicle, company, phone, from, to, pickup_at, flight, minutes, wait_minutes, driver, delay_minutes: delay } = offer
  const startsAtMs = pickupMsOf(offer)
  return {
    title: titleOf(offer),
    summary: commaText([company, say`pick-up ${clockOf(pickup_at)}`]),
    place: { city: from.city, address: spotText(from), phone, image: offer.art, art: offer.art },
    span: { from: dayOf(pickup_at), to: dayOf(pickup_at) },
    starts: { label: sayAs('of a person')`Pick-up`, on: dayOf(pickup_at), time: clockOf(pickup_at) },
    facts: [
      { label: sayAs('of a person')`Pick-up`, value: stopText([when(pickup_at), spotText(from)]) },
      { label: say`Meeting point`, value: offer.meeting_point },
      { label: say`Drop-off`, value: spotText(to) },
      ...(flight ? [{ label: say`Flight`, value: flightText(flight) }] : []),
      ...(delay > 0 ? [{ label: say`Flight delay`, value: say`${plural(delay, { one: '# minute', other: '# minutes' })}; your pick-up moved with it` }] : []),
      { label: say`Duration`, value: say`${minutes.usual} min, at most ${minutes.worst} min` },
      ...(wait_minutes > 0 ? [{ label: say`Waiting`, value: say`${plural(wait_minutes, { one: '# minute', other: '# minutes' })} included` }] : []),
      { label: say`People and bags`, value: partyText(offer) },
      ...(offer.child_seats > 0 ? [{ label: say`Child seats`, value: String(offer.child_seats) }] : []),
      ...(offer.note ? [{ label: say`Note for the driver`, value: offer.note }] : []),
      { label: say`Transfer company`, value: commaText([company, phone]) },
      ...(driver ? [{ label: say`Driver`, value: commaText([driver.name, driver.phone, driver.plate]) }] : []),
    ],
    calendar: [
      {
        startsAtMs,
        endsAtMs: startsAtMs + minutes.usual * MINUTE_MS,
        summary: titleOf(offer),
        location: spotText(from),
        details: stopText([offer.meeting_point, commaText([company, phone])]),
      },
    ],
    clash: { place: `${from.place_id} ${vehicle.code} ${peopleIn(offer.people)}`, slots: [pickup_at] },
  }
}
