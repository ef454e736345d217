import { raw, sql } from '@sojourn/db'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { invariant } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { contact, createSystem, got, guests, offersOf, org, prebookRequest, systemDb, traveller } from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const ana = { ...traveller('ana'), language: 'en-XA' }
const PLAIN = /Check-in|adults|Double|Twin|King/

interface SentMail {
  readonly language: string
  readonly data: { readonly facts: readonly (readonly [string, string])[]; readonly cancellation: readonly string[] }
}

test('a booking is written about in the language it was made in, whoever confirms it, and read in that of who reads', async () => {
  speakByRequest()
  const offer = await offersOf(db, system.hotels, { checkin: '2027-02-08', checkout: '2027-02-10' }, ({ quote, left }) => quote.payment === 'now' && left > 1)
  const booking_id = await inLanguage('en-XA', async () => {
    const { checkoutId, price } = got(await system.prebook(prebookRequest(offer), ana))
    invariant(checkoutId, 'the room is free')
    return got(await system.book({ checkoutId, guests, contact, consented_total: price.total }, ana)).booking_id
  })
  // Confirmed by a server that speaks English.
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana))).toMatchObject({ status: 'confirmed' })
  const { rows } = await db.inTenant(org, (tx) =>
    raw<SentMail>`select language, data from messages where key = ${`booking_confirmed:${booking_id}`}`.execute(sql(tx)),
  )
  const [mail] = rows
  expect(mail?.language).toBe('en-XA')
  expect(mail?.data.facts.map(([label, value]) => `${label} ${value}`).join(' ')).not.toMatch(PLAIN)
  expect(mail?.data.cancellation.join(' ')).not.toMatch(/cancel/i)
  const read = async (language: string) => JSON.stringify(got(await inLanguage(language, () => system.get({ booking_id }, ana))).items[0]?.description.facts)
  expect(await read('en-US')).toMatch(PLAIN)
  expect(await read('en-XA')).not.toMatch(PLAIN)
})
