import { runInvariants } from '@sojourn/db'
import { addDays, daysBetween } from '@sojourn/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type CruiseSystem, cents, contact, cruiseSystem, sails } from './cruises.testing.ts'
import { cruiseInvariants } from './data/invariants.sql.ts'

let system: CruiseSystem
const two = () => [sails('Ines'), sails('Rui')]
const search = (body: object): Promise<Answer> => system.made(system.member, '/api/cruises/search', body)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + cents(each), 0)

beforeAll(async () => {
  system = await cruiseSystem()
})
afterEach(async () => {
  expect(await runInvariants(system.db, cruiseInvariants)).toEqual([])
  expect(system.whole.faults).toEqual([])
})
afterAll(() => system.db.close())

describe('finding', () => {
  test('[C1.3] sailings are found with their route by day and one total for the cabin, and a cabin of one is held and goes to a checkout', async () => {
    const { member, made } = system
    const found = await search({ where: 'mediterranean' })
    expect(found.where).toMatchObject({ place_id: 'mediterranean', name: 'Mediterranean' })
    const [{ sailing_id, ports, sea_days, nights, price }] = found.sailings
    const inPort = ports.flatMap(({ day, last_day }: Answer) => Array.from({ length: last_day - day + 1 }, (_, i) => day + i))
    expect(new Set([...inPort, ...sea_days])).toEqual(new Set(Array.from({ length: nights + 1 }, (_, i) => i + 1)))
    const { grades } = await made(member, '/api/cruises/details', { sailing_id })
    expect(Math.min(...grades.flatMap(({ cabin }: Answer) => cabin?.price.total ?? []))).toBe(price.total)
    const { cabins, cabin } = await made(member, '/api/cruises/cabins', { sailing_id, grade: 'B3' })
    const chosen = { sailing_id, grade: 'B3', cabin_no: cabins[0].cabin_no }
    const { held_token } = await made(member, '/api/cruises/holdCabin', chosen)
    const others = await made(system.whole.visit(), '/api/cruises/cabins', { sailing_id, grade: 'B3' })
    expect(others.cabins.map(({ cabin_no }: Answer) => cabin_no)).not.toContain(chosen.cabin_no)
    const { checkoutId } = await made(member, '/api/cruises/prebook', { ...chosen, held_token, expected_total: cabin.price.total })
    const checkout = await made(member, '/api/checkout/get', { checkoutId })
    expect(checkout.offer).toMatchObject({ product: 'CRU', sailing_id, cabin: { cabin_no: chosen.cabin_no } })
    expect(checkout.information).toMatchObject({
      title: 'Your rights under package travel law',
      lines: expect.arrayContaining([expect.stringMatching('cruise')]),
    })
    expect(checkout.later.charges).toEqual([expect.objectContaining({ amount: cabin.deposit.rest, on: cabin.deposit.final_payment_on })])
  })

  test('a deck is answered with all its cabins in a sign each: free, taken, or of another grade', async () => {
    const { member, made } = system
    const { sailings } = await search({ where: 'mediterranean' })
    const largest = sailings.reduce((a: Answer, b: Answer) => (b.ship.cabins > a.ship.cabins ? b : a))
    const asked = { sailing_id: largest.sailing_id, guests: [30, 30] }
    const { cabins, decks } = await made(member, '/api/cruises/cabins', { ...asked, grade: 'B3' })
    const other = await made(member, '/api/cruises/cabins', { ...asked, grade: 'I2' })
    const signsOf = (all: Answer) =>
      new Map<string, string>(
        all.flatMap(({ deck, plan }: Answer) => [...plan].map((sign, at): [string, string] => [`${deck}${String(at + 1).padStart(3, '0')}`, sign])),
      )
    const signs = signsOf(decks)
    expect([...signs].filter(([, sign]) => sign === 'f').map(([no]) => no)).toEqual(cabins.map(({ cabin_no }: Answer) => cabin_no))
    expect(decks.reduce((all: number, { free }: Answer) => all + free, 0)).toBe(cabins.length)
    for (const { plan, parts } of decks) expect(parts.fore + parts.mid + parts.aft).toBe(plan.length)
    for (const { cabin_no, side } of cabins) expect(side).toBe(Number(cabin_no) % 2 === 1 ? 'starboard' : 'port')
    // What is free of another grade is so said, and what is taken is taken of every grade.
    for (const { cabin_no } of other.cabins) if (signs.has(cabin_no)) expect(signs.get(cabin_no)).toBe('o')
    expect([...signs.values()]).toContain('t')
    expect(JSON.stringify(decks).length).toBeLessThan(4_000)
  })

  test('pages, sorts and filters answer the same sailings, and each count and lowest price is what its filter leaves', async () => {
    const first = await search({ where: 'caribbean', sort: 'price' })
    const second = await search({ where: 'caribbean', sort: 'price', cursor: first.next })
    const totals = [...first.sailings, ...second.sailings].map(({ price }: Answer) => price.total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    expect(new Set([...first.sailings, ...second.sailings].map(({ sailing_id }: Answer) => sailing_id)).size).toBe(40)
    for (const [filter, facet] of [
      ['lines', 'lines'],
      ['kinds', 'kinds'],
      ['lengths', 'lengths'],
      ['from_ports', 'from_ports'],
    ] as const) {
      const [{ value, count, from }] = first.facets[facet]
      const left = await search({ where: 'caribbean', sort: 'price', filters: { [filter]: [value] } })
      expect([left.total, left.sailings[0].price.total], filter).toEqual([count, from])
    }
    expect((await search({ where: 'caribbean', filters: { no_tenders: true } })).total).toBe(first.facets.no_tenders)
    const recommended = (await search({ where: 'caribbean' })).sailings.map(({ itinerary }: Answer) => itinerary)
    const routes = new Set(recommended).size
    expect(new Set(recommended.slice(0, routes)).size, 'each route once before any comes again').toBe(routes)
    const month = first.months.find(({ from }: Answer) => from !== null)
    const ofMonth = await search({ where: 'caribbean', month: month.month, sort: 'price' })
    expect([ofMonth.total, ofMonth.sailings[0].price.total]).toEqual([month.sailings, month.from])
    const cheapest = await search({ where: 'caribbean', cabin: 'suite', sort: 'price_per_night' })
    for (const { grades, grade, price } of cheapest.sailings) {
      const suite = grades.find(({ kind }: Answer) => kind === 'suite')
      expect([suite.grade, suite.price.total]).toEqual([grade, price.total])
    }
  })

  test('[C2.18] a place is a region, a line, a port or a city near one, and an unknown one is never another', async () => {
    const { member, made } = system
    for (const where of ['rivers', 'willowmere', 'ATVIE', 'vienna']) {
      const { sailings, total } = await search({ where })
      expect(total, where).toBeGreaterThan(0)
      for (const { region, ship, ports } of sailings)
        expect([region.code, ship.line_id, ...ports.flatMap(({ port }: Answer) => [port.port, port.place_id])].includes(where), `${where} is on the way`).toBe(
          true,
        )
    }
    expect(await system.codeOf(member, '/api/cruises/search', { where: 'atlantis' })).toBe('unknown_place')
    expect(await system.codeOf(member, '/api/cruises/search', { port: 'vienna' })).toBe('unknown_place')
    expect(await system.codeOf(member, '/api/cruises/search', { line: 'vienna' })).toBe('unknown_place')
    expect((await search({ line: 'willowmere' })).total).toBeGreaterThan(0)
    expect(await system.codeOf(member, '/api/cruises/search', { nights: { from: 9, to: 6 } })).toBe('bad_input')
    const { places } = await made(member, '/api/cruises/autosuggest', { text: 'Barcelo', begins: true })
    expect(places).toEqual([expect.objectContaining({ place_id: 'ESBCN', type: 'port' })])
    const german = system.whole.visit()
    const { data } = (await german.call('/api/cruises/autosuggest', { text: 'Karibik' }, { 'accept-language': 'de-DE' })).body
    expect(data.places[0]).toMatchObject({ place_id: 'caribbean', name: 'Karibik und Bahamas' })
  })

  test('who may not sail is told so: nobody below the age of a cruise, and an adult in each cabin', async () => {
    const { member, codeOf } = system
    const grownUps = await search({ where: 'atlantic' })
    const withInfant = await search({ where: 'atlantic', guests: [30, 30, 0] })
    expect(withInfant.not_for_party).toBeGreaterThan(0)
    expect(withInfant.total).toBeLessThan(grownUps.total)
    const crossing = (await search({ where: 'atlantic' })).facets
    expect(crossing.regions).toEqual([expect.objectContaining({ value: 'atlantic' })])
    const med = await system.sailing({ where: 'mediterranean' }, 100)
    const asked = { sailing_id: med.sailing_id, grade: 'B3' }
    expect(await codeOf(member, '/api/cruises/cabins', { ...asked, guests: [17, 9] })).toBe('adult_needed')
    expect(await codeOf(member, '/api/cruises/cabins', { ...asked, guests: [18] })).toBeUndefined()
    expect(await codeOf(member, '/api/cruises/cabins', { ...asked, guests: [30, 30, 4, 2] })).toBe('too_many_guests')
    expect(await codeOf(member, '/api/cruises/cabins', { ...asked, grade: 'W1', guests: [30] })).toBe('unknown_grade')
    const overAnOcean = grownUps.sailings.find(({ itinerary }: Answer) => itinerary.startsWith('transatlantic'))
    if (overAnOcean) expect(await codeOf(member, '/api/cruises/details', { sailing_id: overAnOcean.sailing_id, guests: [30, 0] })).toBe('too_young')
  })
})

describe('buying', () => {
  test('what is booked for hours ashore says that the ship is not missed: not what ends too late or is for another traveller, and nothing once the cruise is off', async () => {
    const { member, made } = system
    const sailing = await system.sailing({ where: 'naples' }, 60)
    const { ashore } = await made(member, '/api/cruises/details', { sailing_id: sailing.sailing_id })
    const day = ashore.find(({ place_id }: Answer) => place_id === 'naples')
    const asked = { place: day.place_id, from: day.date, to: day.date, adults: 1, after: day.from.slice(11), before: day.until.slice(11), limit: 100 }
    const cruise = await system.book(await system.prebook(sailing), two())
    const { activities } = await made(member, '/api/activities/search', asked)
    const plain = activities.filter(({ on_request }: Answer) => !on_request)
    const sessions = []
    for (const { activity_id } of plain) {
      const { questions } = await made(member, '/api/activities/questions', { activity_id, adults: 1 })
      if (!questions.some(({ required }: Answer) => required))
        sessions.push(...(await made(member, '/api/activities/sessions', { ...asked, activity_id, place: undefined, limit: undefined })).sessions)
    }
    const [inTime, again] = sessions.filter(({ within, full }) => within && !full)
    const late = sessions.find(({ within, full, starts_at }) => !within && !full && starts_at > day.from)
    const promiseOf = async ({ session_id, price }: Answer, first: string) => {
      const { checkoutId } = await made(member, '/api/activities/prebook', { session_id, adults: 1, expected_total: price.total })
      const guests = [{ first_name: first, last_name: 'Andrade' }]
      const { booking_id } = await made(member, '/api/activities/book', { checkoutId, guests, contact, consented_total: price.total })
      const { gateway } = system.whole
      gateway.browser.pays([...gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
      await made(member, '/api/booking/getStatus', { booking_id })
      return booking_id
    }
    const said = async (booking_id: string) => (await system.booking(booking_id)).items[0].promise
    const booked = await promiseOf(inTime, 'Ines')
    const promise = `You're back at your ship by ${day.until.slice(11)}, an hour before everyone must be on board`
    expect(await said(booked)).toMatch(new RegExp(`^${promise}`))
    // The voucher that is mailed and the file for a calendar say it too.
    const [voucher] = await system.rows<{ data: Answer }>(`select data from messages where key = 'booking_confirmed:${booked}'`)
    expect(voucher!.data.promises).toEqual([await said(booked)])
    const file = await member.ask(`/api/bookingHistory/calendar?booking_id=${booked}`)
    expect((await file.text()).replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(promise)
    expect(await said(await promiseOf(late, 'Rui'))).toBeNull()
    expect(await said(await promiseOf(again, 'Nobody'))).toBeNull()
    expect(await said(cruise.booking_id)).toBeNull()
    const { refund } = await made(member, '/api/bookingHistory/cancelQuote', { booking_id: cruise.booking_id })
    await made(member, '/api/bookingHistory/cancel', { booking_id: cruise.booking_id, expected_refund: refund })
    expect(await said(booked)).toBeNull()
  })

  test('[C1.1] [A1.6] a deposit is paid, the rest charged on its day after a notice, and the booking has cabin, papers and terms', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 200)
    const held = await system.prebook(sailing, { dining: 'early' })
    expect(held.price.pay_now).toBe(held.cabin.deposit.due_now)
    expect(held.price.pay_now).toBe(sailing.nights >= 7 ? 500 : 200)
    const { booking_id, status } = await system.book(held, two())
    expect(status).toBe('confirmed')
    const booked = await system.booking(booking_id)
    expect(booked).toMatchObject({ product: 'CRU', paid: held.price.pay_now, items: [{ offer: { cabin: { cabin_no: held.cabin_no }, dining: 'early' } }] })
    const { final_payment_on: on, rest } = held.cabin.deposit
    expect(daysBetween(on, sailing.starts_on)).toBe(120)
    expect(booked.charges).toMatchObject([{ on, amount: rest, state: 'scheduled' }])
    await system.live(addDays(on, 1))
    const paid = await system.booking(booking_id)
    expect(paid).toMatchObject({ status: 'confirmed', paid: held.price.total, charges: [{ state: 'paid' }] })
    const receipt = await system.made(system.member, '/api/bookingHistory/receipt', { booking_id })
    expect(sum(receipt.payments.map(({ amount }: Answer) => amount))).toBe(cents(held.price.total))
  })

  test('[C2.13] a final payment that is refused for good cancels the cruise at the deposit, and the cabin is free again', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 180)
    const held = await system.prebook(sailing)
    const { booking_id } = await system.book(held, two())
    system.whole.gateway.control.away = () => ({ code: 'expired_card' })
    await system.live(addDays(held.cabin.deposit.final_payment_on, 10))
    system.whole.gateway.control.away = () => 'succeeded'
    const over = await system.booking(booking_id)
    // The first step of the terms keeps a quarter of the fare, and never less than the deposit.
    expect(over).toMatchObject({ status: 'cancelled', paid: held.price.pay_now, refunded: 0 })
    const rows = await system.rows<{ state: string }>(`select state from cruise_holds where booking_id = '${booking_id}'`)
    expect(rows).toEqual([{ state: 'cancelled' }])
  })

  test('cancelling keeps of the fare what its step says; port expenses, taxes and gratuities always come back', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 75)
    const held = await system.prebook(sailing)
    expect(held.price.pay_now).toBe(held.price.total)
    const { booking_id } = await system.book(held, two())
    const fare = held.cabin.lines.filter(({ guest }: Answer) => guest !== null).map(({ amount }: Answer) => amount)
    system.clock.advance(3_600_000)
    const quote = await system.made(system.member, '/api/bookingHistory/cancelQuote', { booking_id })
    expect(cents(quote.refund)).toBe(cents(held.price.total) - Math.round(sum(fare) * 0.5))
    await system.live(addDays(sailing.starts_on, -5))
    const late = await system.made(system.member, '/api/bookingHistory/cancelQuote', { booking_id })
    expect(cents(late.refund)).toBe(cents(held.price.total) - sum(fare))
    const done = await system.made(system.member, '/api/bookingHistory/cancel', { booking_id, expected_refund: late.refund })
    expect(done.refund).toBe(late.refund)
    expect(await system.booking(booking_id)).toMatchObject({ status: 'cancelled', refunded: late.refund })
  })

  test('gratuities are in every price, paid with it or on board', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 60)
    const [now, onBoard] = [await system.prebook(sailing, { gratuities: 'now' }), await system.prebook(sailing, { gratuities: 'on_board', grade: 'B1' })]
    expect(now.price.pay_at_property).toBe(0)
    expect(onBoard.price).toMatchObject({ pay_at_property: onBoard.cabin.gratuities })
    expect(cents(onBoard.price.pay_now)).toBe(cents(onBoard.price.total) - cents(onBoard.cabin.gratuities))
    const checkout = await system.made(system.member, '/api/checkout/get', { checkoutId: onBoard.checkoutId })
    expect(checkout.sold_as.rules.later_at).toBe('on board')
    // Of what is charged in two parts they are no part either: nobody pays them twice.
    const far = await system.prebook(await system.sailing({ where: 'caribbean' }, 160), { gratuities: 'on_board' })
    const { booking_id } = await system.book(far, [sails('Eda'), sails('Ivo')])
    const [{ final_payment_on: on, rest }, tips] = [far.cabin.deposit, far.cabin.gratuities]
    expect(cents(far.price.total)).toBe(cents(far.price.pay_now) + cents(rest) + cents(tips))
    const booked = await system.booking(booking_id)
    expect(booked).toMatchObject({ price: { pay_at_property: tips }, charges: [{ on, amount: rest }] })
    // As it was stored before: the final payment had them in it.
    const { booking_id: old } = await system.book(await system.prebook({ sailing_id: far.sailing_id }, { gratuities: 'on_board' }), [
      sails('Uma'),
      sails('Leo'),
    ])
    await system.rows(`update scheduled_charges set amount_minor = amount_minor + ${cents(tips)} where subject_id = '${old}'`)
    await system.rows(`update bookings set snapshot = jsonb_set(jsonb_set(jsonb_set(jsonb_set(snapshot,
      '{items,0,terms,later}', (snapshot #> '{items,0,terms,later}') - 'restAtPlace'),
      '{items,0,quote,payLater,minor}', '0'),
      '{items,0,quote,instalments,0,amount,minor}', to_jsonb((snapshot #>> '{items,0,quote,instalments,0,amount,minor}')::int + ${cents(tips)})),
      '{items,0,quote,lines}', (select jsonb_agg(line || '{"due": "now"}') from jsonb_array_elements(snapshot #> '{items,0,quote,lines}') line))
      where booking_id = '${old}'`)
    const { price, charges, lines } = await system.booking(old)
    expect({ price, charges, lines }).toMatchObject({ price: booked.price, charges: [{ on, amount: rest }], lines: booked.lines })
    await system.live(addDays(on, 1))
    expect(await system.booking(old)).toMatchObject({ status: 'confirmed', paid: far.price.total - tips, charges: [{ amount: rest, state: 'paid' }] })
    const paid = await system.booking(booking_id)
    expect(cents(paid.paid)).toBe(cents(far.price.total) - cents(tips))
    const { refund } = await system.made(system.member, '/api/bookingHistory/cancelQuote', { booking_id })
    expect(cents(refund)).toBe(cents(paid.paid) - cents(far.cabin.kept[0]))
  })

  test('an option holds a cabin for three days where the cruise is more than 130 days away', async () => {
    const far = await system.prebook(await system.sailing({ where: 'caribbean' }, 140), { option: true })
    expect(Date.parse(far.expires_at) - system.clock.nowMs()).toBe(72 * 3_600_000)
    // Renewed it lasts no longer.
    system.clock.advance(600_000)
    const renewed = (await system.member.call('/api/checkout/renew', { checkoutId: far.checkoutId })).body
    expect(renewed.code ?? renewed.data.expires_at).toBe(renewed.code ? 'already_renewed' : far.expires_at)
    // Asked for again, a day later too, it is the same option at the same price.
    system.clock.advance(86_400_000)
    await system.member.signIn('member@sojourn.test')
    const asks = { sailing_id: far.sailing_id, grade: 'B3', cabin_no: far.cabin_no, guests: [30, 30], expected_total: far.price.total }
    for (const option of [true, false])
      expect(await system.made(system.member, '/api/cruises/prebook', { ...asks, option })).toMatchObject({
        checkoutId: far.checkoutId,
        price: far.price,
        expires_at: far.expires_at,
      })
    const near = await system.sailing({ where: 'caribbean' }, 100)
    const { cabins, cabin } = await system.made(system.member, '/api/cruises/cabins', { sailing_id: near.sailing_id, grade: 'B3' })
    const asked = { sailing_id: near.sailing_id, grade: 'B3', cabin_no: cabins[0].cabin_no, option: true, expected_total: cabin.price.total }
    expect(await system.codeOf(system.member, '/api/cruises/prebook', asked)).toBe('no_option')
  })

  test('a cabin that the line chooses is held at once and told 45 days before, of its grade or a better one', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 80)
    const held = await system.prebook(sailing, { grade: 'GS', cabin_no: null })
    const { booking_id } = await system.book(held, two())
    expect((await system.booking(booking_id)).items[0].offer).toMatchObject({ cabin: null, grade: { grade: 'GS' } })
    await system.live(addDays(sailing.starts_on, -43))
    const { offer } = (await system.booking(booking_id)).items[0]
    const [row] = await system.rows<{ cabin: string }>(`select cabin from cruise_holds where booking_id = '${booking_id}'`)
    expect(offer.cabin.cabin_no).toBe(row!.cabin)
  })

  test('asked for in another way, the cabin that its visitor holds stays theirs', async () => {
    const { member, made } = system
    const sailing = await system.sailing({ where: 'caribbean' }, 100)
    const held = await system.prebook(sailing, { dining: 'early' })
    const asked = { sailing_id: sailing.sailing_id, grade: 'B3', cabin_no: held.cabin_no, guests: [30, 30] }
    const again = await made(member, '/api/cruises/prebook', { ...asked, dining: 'late', expected_total: held.price.total })
    expect((await made(member, '/api/checkout/get', { checkoutId: again.checkoutId })).offer).toMatchObject({
      dining: 'late',
      cabin: { cabin_no: held.cabin_no },
    })
    const bySomeoneElse = await system.whole.visit().call('/api/cruises/prebook', { ...asked, expected_total: held.price.total })
    expect(bySomeoneElse.body.code).toBe('sold_out')
    // Whoever comes back from its checkout holds it again; of two pages of theirs, either one goes on with it, and so does one that knows no token.
    const { held_token } = await made(member, '/api/cruises/holdCabin', asked)
    await made(member, '/api/cruises/holdCabin', asked)
    await made(member, '/api/cruises/prebook', { ...asked, held_token, expected_total: held.price.total })
    await made(member, '/api/cruises/holdCabin', asked)
    await made(member, '/api/cruises/prebook', { ...asked, gratuities: 'on_board', expected_total: held.price.total })
  })

  test('times are of the city that it sails from, not of its port', async () => {
    // The tests before have lived on: its season is in the one half of the year or in the other.
    const from = (days: number) => system.sailing({ port: 'ITCVV' }, days)
    const { checkoutId } = await system.prebook(await from(100).catch(() => from(280)))
    const { items } = await system.made(system.member, '/api/checkout/get', { checkoutId })
    expect(items[0].description.place).toMatchObject({ city: 'Rome', address: 'Cruise terminal, Civitavecchia (Rome)' })
  })

  test('a cabin is told in another currency and swapped for another, and nobody sails twice at once', async () => {
    const { member, made } = system
    const sailing = await system.sailing({ where: 'caribbean' }, 100)
    const held = await system.prebook(sailing)
    const inEuros = await made(member, '/api/checkout/changeCurrency', { checkoutId: held.checkoutId, currency: 'EUR' })
    expect(inEuros.price.currency).toBe('EUR')
    const asked = { sailing_id: sailing.sailing_id, grade: 'B1', guests: [30, 30] }
    const { cabins, cabin } = await made(member, '/api/cruises/cabins', asked)
    const swap = {
      checkoutId: held.checkoutId,
      item_no: 1,
      product: 'CRU',
      offer: { ...asked, cabin_no: cabins[0].cabin_no },
      consented_total: cabin.price.total,
    }
    expect(await made(member, '/api/checkout/swap', swap)).toMatchObject({ is_changed: true, price: { total: cabin.price.total } })
    const twice = [sails('Eva'), sails('Ugo')]
    expect((await system.book({ ...held, price: cabin.price }, twice)).status).toBe('confirmed')
    const again = await system.prebook(sailing)
    const { later } = await made(member, '/api/checkout/get', { checkoutId: again.checkoutId })
    const request = {
      checkoutId: again.checkoutId,
      guests: twice,
      contact,
      consented_total: again.price.total,
      ...(later && { later_consent: later.mandate_text }),
    }
    expect(await system.codeOf(member, '/api/cruises/book', request)).toBe('duplicate_booking')
  })

  test('of a grade that is all taken the next cabin that comes free is held for who waits longest', async () => {
    const { member, made, codeOf } = system
    const sailing = await system.sailing({ where: 'caribbean' }, 40)
    const asked = { sailing_id: sailing.sailing_id, grade: 'S1', guests: [30, 30] }
    const other = system.whole.visit('localhost:4100', '203.0.113.44')
    let token = ''
    for (let no = 0; no < 30; no++) {
      const next = await other.call('/api/cruises/cabins', asked)
      if (next.body.code === 'sold_out') break
      const [cabin] = next.body.data.cabins
      token = (await made(other, '/api/cruises/holdCabin', { ...asked, cabin_no: cabin?.cabin_no ?? null })).held_token
    }
    expect(await codeOf(member, '/api/cruises/cabins', asked)).toBe('sold_out')
    const { waiting } = await made(member, '/api/waiting/join', { product_type: 'CRU', wanted: asked })
    expect(waiting).toMatchObject({ state: 'waiting', position: 1, title: sailing.title, summary: expect.stringContaining(sailing.ship.name) })
    for (const never of [{ guests: [9] }, { grade: 'W1' }, { sailing_id: 'nobody-2027-05-01' }])
      expect(await codeOf(member, '/api/waiting/join', { product_type: 'CRU', wanted: { ...asked, ...never } })).toBe('no_waiting_list')
    await made(other, '/api/cruises/releaseCabin', { held_token: token })
    for (let round = 0; round < 6; round++) await system.whole.api.work.runOnce()
    const [mine] = (await made(member, '/api/waiting/list', {})).waiting.filter(({ product_type }: Answer) => product_type === 'CRU')
    expect(mine.state).toBe('offered')
    const { checkoutId } = await made(member, '/api/waiting/take', { waiting_id: mine.waiting_id })
    expect((await made(member, '/api/checkout/get', { checkoutId })).offer).toMatchObject({
      product: 'CRU',
      sailing_id: sailing.sailing_id,
      grade: { grade: 'S1' },
    })
  })

  test('an organisation that does not list cruises finds and sells none', async () => {
    const agent = system.whole.visit('agents.localhost:4100')
    await agent.signIn('agent@northwind.test')
    expect(await system.codeOf(agent, '/api/cruises/search', {})).toBe('not_sold_here')
    const blue = system.whole.visit('blue.localhost:4100')
    expect((await system.made(blue, '/api/cruises/search', {})).currency).toBe('EUR')
  })

  test('everyone is named with day of birth and papers, and an infant is old enough in months', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 90)
    const held = await system.prebook(sailing, { guests: [30, 30, 0] })
    const infant = (months: number) => {
      const [year, month, day] = sailing.starts_on.split('-').map(Number)
      return sails('Bia', new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10))
    }
    const request = { checkoutId: held.checkoutId, contact, consented_total: held.price.total }
    const young = await system.member.call('/api/cruises/book', { ...request, guests: [...two(), infant(5)] })
    expect(young.body).toMatchObject({ code: 'bad_input', errors: [{ path: 'guests.2.born_on' }] })
    expect((await system.member.call('/api/cruises/book', { ...request, guests: two() })).body.code).toBe('bad_input')
    expect((await system.book(held, [...two(), infant(7)])).status).toBe('confirmed')
  })

  test('names that are reserved bring on what goes wrong: a cabin that is gone, a port left out, a cruise that is not sailed', async () => {
    const sailing = await system.sailing({ where: 'caribbean' }, 60)
    const named = async (name: string) => {
      const held = await system.prebook(sailing)
      const { booking_id } = await system.book(held, [sails('Mia', '1986-05-04', name), sails(name)])
      for (let round = 0; round < 8; round++) {
        system.clock.advance(61_000)
        await system.whole.api.work.runOnce()
      }
      return { held, booked: await system.booking(booking_id) }
    }
    const gone = await named('Soldout')
    expect(gone.booked).toMatchObject({ status: 'failed', refunded: gone.held.price.total })
    const retimed = await named('Retimed')
    expect(retimed.booked.news ?? retimed.booked.items[0].news).toBeTruthy()
    const grounded = await named('Grounded')
    expect(grounded.booked).toMatchObject({ status: 'cancelled', refunded: grounded.held.price.total })
  })
})
