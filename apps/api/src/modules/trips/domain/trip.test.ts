import { expect, test } from 'vitest'
import { notesOf } from './notes.ts'
import { isNear, tripFor, widened } from './trip.ts'

const lisbon = { destination: 'Lisbon', from: '2027-03-10', to: '2027-03-14', role: 'owner' } as const

test('[B4.12] a trip matches what begins or ends within 14 days of it, before and after', () => {
  expect(isNear(lisbon, { from: '2027-02-20', to: '2027-02-24' })).toBe(true)
  expect(isNear(lisbon, { from: '2027-02-20', to: '2027-02-23' })).toBe(false)
  expect(isNear(lisbon, { from: '2027-03-28', to: '2027-03-30' })).toBe(true)
  expect(isNear(lisbon, { from: '2027-03-29', to: '2027-03-30' })).toBe(false)
})

test('something new goes into the nearest own trip to that place that may be changed', () => {
  const later = { ...lisbon, from: '2027-03-20', to: '2027-03-22' }
  const thing = { destination: 'lisbon ', from: '2027-03-19', to: '2027-03-21' }
  expect(tripFor([lisbon, later], thing)).toBe(later)
  expect(tripFor([{ ...later, role: 'viewer' }], thing)).toBeNull()
  expect(tripFor([{ ...later, destination: 'Porto' }], thing)).toBeNull()
  expect(tripFor([{ ...later, destination: 'Montréal' }], { ...thing, destination: 'Montreal' })).not.toBeNull()
})

test('a trip grows to what is put into it', () => {
  expect(widened(lisbon, { from: '2027-03-08', to: '2027-03-12' })).toEqual({ from: '2027-03-08', to: '2027-03-14' })
})

test('two beds for one night are a clash, a night without any is reported, and only what is booked counts', () => {
  const bed = (itemId: string, from: string, to: string, isLive = true) => ({ itemId, from, to, sleeps: true, isLive, hours: [] })
  const trip = { from: '2027-03-10', to: '2027-03-16' }
  expect(notesOf(trip, [bed('a', '2027-03-10', '2027-03-13'), bed('b', '2027-03-12', '2027-03-14')])).toEqual([
    { kind: 'clash', from: '2027-03-12', to: '2027-03-13', items: ['a', 'b'] },
    { kind: 'no_bed', from: '2027-03-14', to: '2027-03-16', items: [] },
  ])
  expect(notesOf(trip, [bed('a', '2027-03-10', '2027-03-16'), bed('b', '2027-03-12', '2027-03-14', false)])).toEqual([])
  expect(notesOf(trip, [])).toEqual([])
})

test('a way that ends once a check-in has closed is reported, a dinner that does is not', () => {
  const trip = { from: '2027-03-12', to: '2027-03-15' }
  const bed = { itemId: 'bed', from: '2027-03-12', to: '2027-03-15', sleeps: true, isLive: true, hours: [], closesAtMs: Date.parse('2027-03-12T24:00Z') }
  const until = (ends: string, isWay?: true) => ({
    ...{ itemId: 'flight', from: '2027-03-12', to: '2027-03-12', sleeps: false, isLive: true },
    hours: [{ startsAtMs: Date.parse('2027-03-12T20:00Z'), endsAtMs: Date.parse(ends), isWay }],
  })
  const late = { kind: 'late', from: '2027-03-12', to: '2027-03-12', items: ['flight', 'bed'] }
  expect(notesOf(trip, [bed, until('2027-03-13T00:20Z', true)])).toEqual([late])
  expect(notesOf(trip, [bed, until('2027-03-12T23:50Z', true)])).toEqual([])
  expect(notesOf(trip, [bed, until('2027-03-13T00:20Z')])).toEqual([])
})

test('a night on the way is no night without a bed', () => {
  const trip = { from: '2027-03-10', to: '2027-03-14' }
  const bed = { itemId: 'bed', from: '2027-03-12', to: '2027-03-14', sleeps: true, isLive: true, hours: [] }
  const [startsAtMs, endsAtMs] = [Date.parse('2027-03-11T20:00Z'), Date.parse('2027-03-12T05:00Z')]
  const flight = {
    itemId: 'flight',
    from: '2027-03-11',
    to: '2027-03-12',
    sleeps: false,
    isLive: true,
    hours: [{ startsAtMs, endsAtMs, isWay: true as const, daysEnding: ['2027-03-11'] }],
  }
  expect(notesOf(trip, [bed, flight])).toEqual([{ kind: 'no_bed', from: '2027-03-10', to: '2027-03-11', items: [] }])
  expect(notesOf(trip, [bed])).toEqual([{ kind: 'no_bed', from: '2027-03-10', to: '2027-03-12', items: [] }])
})

test('what begins before something else has ended is reported with its minutes, by instants and not by clocks', () => {
  const trip = { from: '2027-03-10', to: '2027-03-16' }
  const thing = (itemId: string, starts: string, ends: string, isLive = true) => ({
    itemId,
    from: '2027-03-12',
    to: '2027-03-12',
    sleeps: false,
    isLive,
    hours: [{ startsAtMs: Date.parse(starts), endsAtMs: Date.parse(ends) }],
  })
  const tour = thing('tour', '2027-03-12T10:00+00:00', '2027-03-12T13:00+00:00')
  const overlap = { kind: 'overlap', from: '2027-03-12', to: '2027-03-12', items: ['tour', 'table'], minutes: 40 }
  expect(notesOf(trip, [thing('table', '2027-03-12T13:20+01:00', '2027-03-12T15:00+01:00'), tour])).toEqual([overlap])
  expect(notesOf(trip, [tour, thing('table', '2027-03-12T13:00+00:00', '2027-03-12T15:00+00:00')])).toEqual([])
  expect(notesOf(trip, [tour, thing('table', '2027-03-12T12:20+00:00', '2027-03-12T15:00+00:00', false)])).toEqual([])
  // A ticket that is valid all day asks nobody to be there at an hour.
  expect(notesOf(trip, [tour, thing('museum', '2027-03-12T00:00+00:00', '2027-03-12T23:59+00:00')])).toEqual([])
})
