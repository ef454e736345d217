import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Client } from '../../lib/http.ts'
import { flightIdea } from './flight-idea.ts'
import { states } from './flights.gallery.tsx'
import { fromOrigin } from './landing-api.ts'
import { sampleItinerary, sampleSearch } from './sample-flights.ts'

async function draw(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/flight/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/flight/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each journey is an article: times, stops and waits, who flies it, fare, bags, carbon, and the whole price', async () => {
  const html = await draw('found')
  expect(html.match(/<article/g)).toHaveLength(2)
  const first = html.match(/<article.*?<\/article>/s)?.[0] ?? ''
  expect(first).toMatch(/<h2[^>]*>Novaluz, Lisbon to New York, Wed 17 Mar, 11:20/)
  expect(first).toMatch(/11:20.*7 h 45 min, nonstop.*15:05.*21:40.*8 h 25 min, 1 stop. 1 h 5 min in OPO.*11:05.*1 day later/s)
  expect(first).toMatch(
    /1 h 05 min in Porto, tight.*Light.*1 cabin bag, 1 checked bag.*Operated by Capim Regional. 412 kg CO₂ per person, 18% under the usual/s,
  )
  expect(first).toMatch(/2 adults, 1 child, return.*\$1,237\.80.*\$412\.60 for each adult.*4 seats left at this price/s)
  expect(first).toMatch(/Why this order.*970 minutes.*\$320\.10.*Airlines cannot pay for a place/s)
  expect(first).toMatch(/href="\/flight\/details\?[^"]*itinerary=NV0112-2027-03-17~[^"]*"[^>]*>See fares/)
})

test('longer ways and late suppliers are said, and an empty list says what to try', async () => {
  expect(await draw('long ways, one supplier late')).toMatch(/Airline direct.*No way with up to two changes/s)
  expect(await draw('no flights')).toMatch(/No seats left on these days.*With airports nearby/s)
  expect(await draw('no seats in a cabin')).toMatch(
    /No seats in this cabin.*in First on this way.*cabin=economy.*Economy.*cabin=business.*With airports nearby/s,
  )
  expect(await draw('no flights', '?stops=0&refundable=1')).toMatch(/No flights match all your filters.*Without “Nonstop”.*Without “Refundable”/s)
})

test('a place that was taken for what was typed is said, with a way to choose another one, and one that is not known is never silently another', async () => {
  expect(await draw('found', '?typed=LIS+Lisbonn')).toMatch(/Showing Lisbon for “Lisbonn”\..*href="\/flight"[^>]*>Choose another place/s)
  expect(await draw('found')).not.toContain('Choose another place')
  const places = [{ iata: 'LIS', kind: 'airport', name: 'Lisbon', label: 'Lisbon (LIS), Portugal', time_zone: 'Europe/Lisbon' }]
  const answers = (text: string) =>
    text === 'LON'
      ? { places: [{ ...places[0], iata: 'LON', name: 'London' }], meant: 'LON' }
      : { places, meant: ['Lisbonn', 'Lisbon', 'LIS'].includes(text) ? 'LIS' : null }
  const client = {
    post: async (path: string, { text }: { text?: string }) => ({
      ok: true,
      data: path.endsWith('autosuggestV2') ? { is_country: false, ...answers(text!) } : { places: [] },
    }),
  } as unknown as Client
  const taken = async (from: string | null) => (await fromOrigin({ client, from, month: '2027-03', whose: '', nowMs: 0 }))?.taken
  expect(await taken('Lisbonn')).toEqual({ text: 'Lisbonn', name: 'Lisbon', isKnown: true, near: [] })
  expect([await taken('Lisbon'), await taken('LIS'), await taken(null)]).toEqual([null, null, null])
  expect(await taken('Xyz')).toMatchObject({
    text: 'Xyz',
    name: 'London',
    isKnown: false,
    near: [{ to: '/flight/explore?from=LIS', label: 'Lisbon (LIS), Portugal' }],
  })
})

test('the form has the fields of its product by their names, and a row for each flight of several cities', async () => {
  const html = await draw('form, return')
  for (const name of ['Return', 'One way', 'Several cities', 'From', 'To', 'Depart', 'Travellers and cabin', 'Bags', 'Swap From and To'])
    expect(html).toContain(name)
  expect(html).toMatch(/name="triptype"[^>]*value="2"/)
  const several = await draw('form, several cities')
  expect(several.match(/name="from"/g)).toHaveLength(2)
  expect(several).toMatch(/Add a flight.*Remove flight/s)
})

test('fares stand side by side, each with its rules and its own total', async () => {
  expect(await draw('fares')).toMatch(
    /Light.*No refund; taxes that were not used come back.*\$1,237\.80.*Classic.*Back to your card, less \$80.*\$1,408\.20.*Flex.*\$1,822\.50/s,
  )
})

test('the page of a journey says its flights, each tax with its rule, what cancelling means, documents and rights, and one total', async () => {
  const html = await draw('details')
  expect(html).toMatch(/Outbound: Lisbon to New York.*Return: New York to Lisbon.*Porto Airport.*tight/s)
  expect(html).toMatch(
    /Adult 1.*the airline(&#x27;|')s surcharge of \$40\.00 is in it.*YP.*comes back if you don(&#x27;|')t fly.*doesn(&#x27;|')t come back.*Child 1/s,
  )
  expect(html).toMatch(/You lose \$80.*Wed 17 Mar, 11:20.*A passport for each traveler.*European rules/s)
  expect(html).toMatch(/Total.*\$1,408\.20.*Continue to payment.*Hold it and decide later/s)
})

test('of what another company sells the page says what is paid for everyone, and has seats to choose', async () => {
  const html = await draw('details, of another company')
  expect(html).toMatch(/Seats are given at check-in, unless you choose.*you see the amount before you cancel.*Fare for everyone.*Taxes and airport charges/s)
  expect(html).toContain('Choose seats')
})

test('[B5.6] where the organisation asks for it, a guest is told to sign in before the checkout', async () => {
  expect(await draw('details, sign in first')).toMatch(/Sign in to continue/)
  expect(await draw('details')).not.toMatch(/Sign in to continue/)
})

test('a seat is a button whose name says where it is, what it costs and whose it is, with one tab stop for all of them', async () => {
  const html = await draw('seats')
  expect(html).toContain('aria-label="4B, middle, $12, chosen for Adult 1"')
  expect(html).toContain('aria-label="5A, window, Extra legroom, $35, free"')
  expect(html).toContain('aria-label="4C, aisle, taken"')
  const grid = html.match(/<table role="grid".*?<\/table>/s)?.[0] ?? ''
  expect(grid.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toMatch(/Seat of Adult 2.*At check-in.*1A, window, Front, \$25/s)
})

test('a journey whose price changed shows the old and the new total, one that is gone the others', async () => {
  expect(await draw('price changed')).toMatch(/went up by \$52\.20.*You saw.*Now.*Continue at \$1,290/s)
  expect(await draw('sold out')).toMatch(/You chose Lisbon to New York.*See other flights/s)
  expect(await draw('seat taken')).toContain('This seat was just taken')
})

test('where one can fly is a list by price within the budget', async () => {
  const html = await draw('where can I fly')
  expect(html).toMatch(/3 places from Lisbon in March 2027.*Madrid.*\$48\.10.*New York.*\$297\.40.*Cape Town/s)
  expect(html).not.toContain('Tokyo')
})

test('a ticket says when each direction leaves, its flights, bags and seats; a change offers other flights by their times', async () => {
  expect(await draw('ticket')).toMatch(
    /Lisbon to New York.*Departure.*Wed 17 Mar, 11:20.*NV 112.*1 cabin bag, 1 checked bag.*New York to Lisbon.*QX4TPM.*Ticket, Nora Albright.*9102608191246.*Seats of NV 112.*Adult 1 14C/s,
  )
  expect(await draw('change, other flights')).toMatch(
    /Lisbon to New York.*Find flights on these days.*18:10–05:55.*JFK–LIS, 6 h 45 min, nonstop.*See what changes/s,
  )
  expect(await draw('change, nothing there')).toContain('Nothing else has seats at your fare on these days.')
})

test('[B3.16] a journey in a trip has the fields of older clients', () => {
  const { details, from, to, place } = flightIdea(sampleItinerary, sampleSearch)
  expect([from, to, place]).toEqual(['2027-03-17', '2027-03-25', 'New York'])
  expect(details).toMatchObject({
    bnds: [
      { from: 'LIS', to: 'JFK', stops: 0, flights: ['NV 112'] },
      { from: 'EWR', to: 'LIS', stops: 1, flights: ['NV 113', 'NV 964'] },
    ],
    fare_summary: { total: 1237.8, currency: 'USD' },
    request: { triptype: 2, cabinclass: 'economy', adult: 2, child: 1, infant: 0, flightsearch: [{ from: 'LIS' }, { from: 'NYC' }], lat: 40.64, lng: -73.78 },
  })
})

test('no inline style is written: the policy of the site would block it', async () => {
  expect((await draw('found')) + (await draw('details')) + (await draw('seats')) + (await draw('form, return'))).not.toContain('style=')
})
