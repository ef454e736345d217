import { commaText, dayText, moneyText, say } from '@sojourn/i18n'
import { answeredOr, type FindFit } from '../fit-api.ts'
import { PARTY_MOST, restaurantHref, USUAL } from './table-address.ts'
import { searchTables } from './tables-api.ts'

/** A table for everyone who stays, on the evening they come. */
export const findTable: FindFit = async (client, { city, from, adults, children }) => {
  const party = adults + children.length
  if (party > PARTY_MOST) return null
  const places = answeredOr(await client.post('/api/restaurants/places', { text: city }))
  if (!places?.meant) return null
  const search = { place: places.meant, day: from, time: USUAL.time, party }
  const found = answeredOr(await searchTables(client, search, { sort: 'score', filters: { free: true } }))
  const best = found?.restaurants.find(({ slots }) => slots.some(({ free }) => free))
  // The times are in their order: of the free ones the nearest to the asked one is wanted.
  const slot = best?.slots.filter(({ free }) => free).toSorted((a, b) => minutesFrom(a.at) - minutesFrom(b.at))[0]
  if (!found || !best || !slot) return null
  const time = slot.at.slice(11, 16)
  const { guarantee } = slot
  return {
    title: best.name,
    line: commaText([dayText(from), say`${time} until ${slot.until.slice(11, 16)}`]),
    price: guarantee ? say`Free to book; ${moneyText(guarantee.total, guarantee.currency)} if nobody comes` : say`Free to book`,
    to: restaurantHref(best.restaurant_id, search, { at: time }),
  }
}

const minutesFrom = (at: string): number => {
  const [hour = 0, minute = 0] = at.slice(11, 16).split(':').map(Number)
  const [wantedHour = 0, wantedMinute = 0] = USUAL.time.split(':').map(Number)
  return Math.abs(hour * 60 + minute - wantedHour * 60 - wantedMinute)
}
