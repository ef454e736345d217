import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { HOLD_LIMITS } from '../../modules/hold-limits/index.ts'
import type { Offer } from '../../products/hotels/index.ts'
import { codeOf, createSystem, offersOf, prebookRequest, systemDb, traveller } from '../booking-system.testing.ts'

test('[C4.1] sixty prebooks at once without a cookie hold no more than one after the other would', async () => {
  const clock = fakeClock()
  const db = await systemDb(clock)
  const nodes = [createSystem(db, clock), createSystem(db, clock)]
  const days = { checkin: '2027-02-08', checkout: '2027-02-10' }
  const seen = new Set<string>()
  const offers: Offer[] = []
  for (let hotel = 0; hotel < 10; hotel++) {
    const offer = await offersOf(db, nodes[0]!.hotels, days, ({ quote, left }) => left > 2 && !seen.has(quote.hotelId))
    seen.add(offer.quote.hotelId)
    offers.push(offer)
  }
  const guest = (i: number) => ({ ...traveller(`nobody${i}`), user: null, ip: '198.51.100.7' })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => nodes[i % 2]!.prebook(prebookRequest(offers[i % offers.length]!), guest(i)).then(codeOf)),
  )
  const held = answers.filter((code) => code === 'ok').length
  expect(held).toBe(HOLD_LIMITS.guests.checkouts)
  const { rows } = await db.pool.query(
    `select (select count(*) from hold_claims)::int as claims, (select sum(held) from stock_nights where night = '2027-02-08')::int as rooms`,
  )
  expect(rows).toEqual([{ claims: held, rooms: held }])
})
