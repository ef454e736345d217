import { commaText, daysTextShort, moneyText, say } from '@sojourn/i18n'
import { answeredOr, type BookedStay, type FindFit } from '../fit-api.ts'
import { LIMITS, type Ride, transferHref, USUAL } from './transfer-address.ts'
import { wayText } from './transfer-words.ts'
import { searchTransfers } from './transfers-api.ts'

/** From the nearest airport to the door and back, for everyone who stays. The hours are a beginning: nobody has said when they land. */
export const findRide: FindFit = async (client, stay) => {
  const to = await doorOf(client, stay)
  const near = to ? answeredOr(await client.post('/api/transfers/places', { with: to, limit: 20 })) : null
  const airport = near?.places.find(({ type }) => type === 'airport')
  if (!to || !airport) return null
  const at = { time: USUAL.time, flight: '' }
  const { from, until, adults, children } = stay
  const ride: Ride = {
    ...{ from: airport.place_id, to, day: from, ...at, back: from < until ? { day: until, ...at } : null, domestic: false },
    ...{ adults, children: children.slice(0, LIMITS.children), bags: adults, wheelchair: false },
  }
  const found = answeredOr(await searchTransfers(client, ride, {}))
  const best = found?.transfers[0]
  const leg = best?.legs[0]
  if (!best || !leg) return null
  const price = moneyText(best.price.total, best.price.currency)
  return {
    title: best.vehicle.name,
    line: commaText([wayText(leg), daysTextShort(from, until)]),
    price: best.legs.length > 1 ? say`${price} there and back` : say`${price} in all`,
    to: transferHref(best.transfer_id, ride),
  }
}

/** The house itself where one is driven to it, else its city. */
async function doorOf(client: Parameters<FindFit>[0], { name, city }: BookedStay): Promise<string | null> {
  const houses = answeredOr(await client.post('/api/transfers/places', { text: name.slice(0, 80) }))
  const house = houses?.places.find((place) => place.type === 'hotel' && place.name === name)
  if (house) return house.place_id
  return answeredOr(await client.post('/api/transfers/places', { text: city }))?.meant ?? null
}
