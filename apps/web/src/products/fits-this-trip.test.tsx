import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Client } from '../lib/http.ts'
import { findActivity } from './activities/fit.ts'
import { type BookedStay, bookedStay } from './fit-api.ts'
import { FitsView } from './fits-this-trip.tsx'
import { findFlight } from './flights/fit.ts'
import { findTable } from './restaurants/fit.ts'
import { findRide } from './transfers/fit.ts'

const STAY: BookedStay = { name: 'Casa das Andorinhas', city: 'Lisbon', from: '2027-03-12', until: '2027-03-15', adults: 2, children: [6], has: [] }

/** Answers each call by its path, and remembers what was asked. */
function answering(answers: Readonly<Record<string, (body: { text?: string }) => unknown>>) {
  const asked: { path: string; body: Record<string, unknown> }[] = []
  const client = {
    post: async (path: string, body: Record<string, unknown>) => {
      asked.push({ path, body })
      const answer = answers[path]
      return answer ? { ok: true, data: answer(body) } : { ok: false, status: 503, message: 'not now' }
    },
  } as unknown as Client
  return { client, asked }
}

test('something to do is looked for between coming and leaving, for everyone, and led to with its departure', async () => {
  const session = { session_id: 'lisbon.walk.1@2027-03-13T10:30', starts_at: '2027-03-13T10:30', any_time: false, full: false }
  const { client, asked } = answering({
    '/api/activities/places': () => ({ meant: 'plc_lisbon', places: [] }),
    '/api/activities/search': () => ({
      activities: [
        { activity_id: 'lisbon.walk.1', title: 'Old town walk', day: '2027-03-13', next_sessions: [session], price: { total: 61, currency: 'USD' } },
      ],
    }),
  })
  expect(await findActivity(client, STAY)).toMatchObject({ title: 'Old town walk', price: '$61 for everyone' })
  expect(asked[1]?.body).toMatchObject({ place: 'plc_lisbon', from: '2027-03-13', to: '2027-03-14', adults: 2, children: [6] })
  const fit = await findActivity(client, STAY)
  expect(new URL(fit?.to ?? '', 'https://x.test').searchParams.get('session')).toBe(session.session_id)
})

test('a table is offered at the free time nearest to eight, with what is taken if nobody comes', async () => {
  const slot = (time: string, free: boolean, guarantee: object | null = null) => ({ at: `2027-03-12T${time}`, until: '2027-03-12T21:45', free, guarantee })
  const { client, asked } = answering({
    '/api/restaurants/places': () => ({ meant: 'plc_lisbon', places: [] }),
    '/api/restaurants/search': () => ({
      restaurants: [
        { restaurant_id: 'full', name: 'Full', slots: [slot('20:00', false)] },
        { restaurant_id: 'res_1', name: 'Tasca', slots: [slot('18:30', true), slot('20:00', false), slot('20:15', true, { total: 75, currency: 'USD' })] },
      ],
    }),
  })
  const fit = await findTable(client, STAY)
  expect(fit).toMatchObject({ title: 'Tasca', price: 'Free to book; $75 if nobody comes' })
  expect(fit?.to).toContain('at=20:15')
  expect(asked[1]?.body).toMatchObject({ party: 3, day: '2027-03-12' })
})

test('a ride goes from the nearest airport to the house where it is known, else to its city, there and back', async () => {
  const airport = { place_id: 'air_lis', type: 'airport', name: 'Lisbon Airport' }
  const leg = { from: { name: 'Lisbon Airport' }, to: { name: 'Alfama' } }
  const { client, asked } = answering({
    '/api/transfers/places': ({ text }) =>
      text === STAY.name ? { meant: null, places: [] } : text ? { meant: 'plc_lisbon', places: [] } : { meant: null, places: [airport] },
    '/api/transfers/search': () => ({
      transfers: [{ transfer_id: 'trf_1', vehicle: { name: 'Private sedan' }, legs: [leg, leg], price: { total: 84, currency: 'USD' } }],
    }),
  })
  expect(await findRide(client, STAY)).toMatchObject({ title: 'Private sedan', price: '$84 there and back' })
  expect(asked.at(-1)?.body).toMatchObject({ from: 'air_lis', to: 'plc_lisbon', adults: 2, children: [6], return: { at: '2027-03-15T12:00' } })
})

test('a flight there and back begins where one last looked for flights, and a day earlier where it lands a day later', async () => {
  const bound = (from: string, to: string, day: string, later: number) => ({
    ...{ departs_at: `${day}T10:05`, arrives_at: `${day}T13:00`, days_later: later, minutes: 175, stops: 0, layovers: [] },
    segments: [{ airline: { name: 'Avonair' }, from: { city: from }, to: { city: to } }],
  })
  const { client, asked } = answering({
    '/api/flights/autosuggestV2': () => ({
      meant: 'LIS',
      is_country: false,
      places: [{ iata: 'LIS', kind: 'airport', name: 'Lisbon', label: 'Lisbon (LIS)', time_zone: 'Europe/Lisbon' }],
    }),
    '/api/flights/search': (body) => {
      const [out, back] = (body as unknown as { flightsearch: { date: string }[] }).flightsearch
      const bounds = [bound('New York', 'Lisbon', out!.date, 1), bound('Lisbon', 'New York', back!.date, 0)]
      return { itineraries: [{ itinerary_id: 'D0112-2027-03-11~D0113-2027-03-15', bounds, price: { total: 912, currency: 'USD' } }] }
    },
  })
  const stored = JSON.stringify([
    { fromCode: 'NYC', toCode: 'PAR', label: 'New York', toLabel: 'Paris', depart: '2026-01-10', back: '', query: '', language: 'en-US' },
  ])
  vi.stubGlobal('localStorage', { getItem: () => stored })
  const fit = await findFlight(client, STAY)
  vi.unstubAllGlobals()
  expect(fit).toMatchObject({ title: 'New York to Lisbon', line: 'Avonair, nonstop, Thu 11 Mar to Mon 15 Mar', price: '$912 there and back' })
  expect(asked.at(-1)?.body).toMatchObject({
    adult: 2,
    child: 1,
    flightsearch: [
      { from: 'NYC', to: 'LIS', date: '2027-03-11' },
      { from: 'LIS', to: 'NYC', date: '2027-03-15' },
    ],
  })
  expect(fit?.to).toContain('itinerary=D0112')
  expect(await findFlight(client, { ...STAY, adults: 10 })).toBeNull()
})

test('a call that is not answered is no "nothing fits"', async () => {
  await expect(findActivity(answering({}).client, STAY)).rejects.toThrow()
  expect(await findActivity(answering({ '/api/activities/places': () => ({ meant: null, places: [] }) }).client, STAY)).toBeNull()
})

const hotel = { state: 'confirmed', description: { title: STAY.name }, offer: { product: 'HLT', rooms: [{ adults: 2, children: [6] }] } }
const booking = { status: 'confirmed', items: [hotel], checkin: '2027-03-12', checkout: '2027-03-15', city: 'Lisbon' } as unknown as Parameters<
  typeof bookedStay
>[0]

test('only a bed that is confirmed and still to come is offered more', () => {
  expect(bookedStay(booking, '2026-11-28')).toEqual(STAY)
  expect(bookedStay(booking, '2027-03-13')?.from).toBe('2027-03-13')
  expect(bookedStay(booking, '2027-03-15')).toBeNull()
  expect(bookedStay({ ...booking, status: 'cancelled' }, '2026-11-28')).toBeNull()
  const bed = { ...hotel, description: { title: STAY.name, place: { city: 'Lisbon' }, from: STAY.from, to: STAY.until } }
  const whole = {
    ...booking,
    items: [bed, { state: 'confirmed', offer: { product: 'FLT' } }, { state: 'cancelled', offer: { product: 'TRF' } }],
    checkin: '2027-03-11',
    checkout: '2027-03-16',
    city: 'London',
  } as unknown as typeof booking
  expect(bookedStay(whole, '2026-11-28')).toEqual({ ...STAY, has: ['FLT'] })
  const car = [{ ...hotel, offer: { product: 'CAR' } }] as unknown as typeof booking.items
  expect(bookedStay({ ...booking, items: car }, '2026-11-28')).toBeNull()
})

test('what fits is looked up, found or not, and a failure may be asked again', () => {
  const shown = (state: Parameters<typeof FitsView>[0]['state']) => {
    const Page = createRoutesStub([{ path: '/', Component: () => <FitsView state={state} onAgain={() => {}} /> }])
    return renderToString(<Page initialEntries={['/']} />)
  }
  expect(shown('looking')).toContain('Looking up what fits this trip')
  expect(shown('failed')).toContain('Try again')
  expect(shown([])).toBe('')
})
