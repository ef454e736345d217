import { expect, test } from 'vitest'
import { type FlightChange, knownMsOf, newsAt } from './news-of-flights.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const retimed = (flight: number, day: string, minutes: number): FlightChange => ({ flight, knownMs: knownMsOf(day), what: { kind: 'retimed', minutes } })
const gone: FlightChange = { flight: 1, knownMs: knownMsOf('2027-02-20'), what: { kind: 'cancelled' } }
const sold = { soldMs: at('2027-01-15'), toldMs: at('2027-01-15') }
const kindOn = (day: string, ...changes: FlightChange[]) => newsAt(changes, { ...sold, nowMs: at(day) }).kind

test('minutes are told, more is asked about, a flight that does not fly ends it, and what was known when it was sold is no news', () => {
  expect(kindOn('2027-02-01', retimed(0, '2027-02-01', 10))).toBe('informed')
  expect(kindOn('2027-02-01', retimed(0, '2027-02-01', -15))).toBe('changed')
  expect(kindOn('2027-02-01', retimed(0, '2027-02-01', 10), retimed(1, '2027-02-01', 45))).toBe('changed')
  expect(kindOn('2027-02-20', retimed(0, '2027-02-01', 10), gone)).toBe('cancelled')
  expect(kindOn('2027-02-01', retimed(0, '2027-01-15', 200))).toBeNull()
  expect(kindOn('2027-01-31', retimed(0, '2027-02-01', 200))).toBeNull()
})

test('the next change that is not known yet is waited for, until nothing is left to fly', () => {
  const changes = [retimed(0, '2027-02-01', 10), gone]
  expect(newsAt(changes, { ...sold, nowMs: at('2027-01-16') }).nextMs).toBe(knownMsOf('2027-02-01'))
  expect(newsAt(changes, { ...sold, nowMs: at('2027-02-02') }).nextMs).toBe(gone.knownMs)
  expect(newsAt(changes, { ...sold, nowMs: at('2027-02-21') })).toMatchObject({ gone: [1], nextMs: null })
})

test('what was told before is told with what is new, and is no news by itself', () => {
  const changes = [retimed(0, '2027-02-01', 50), retimed(1, '2027-02-10', 10)]
  const told = { ...sold, toldMs: at('2027-02-01') }
  expect(newsAt(changes, { ...told, nowMs: at('2027-02-05') }).kind).toBeNull()
  expect(newsAt(changes, { ...told, nowMs: at('2027-02-10') })).toMatchObject({ kind: 'informed', retimed: [{ minutes: 50 }, { minutes: 10 }] })
})
