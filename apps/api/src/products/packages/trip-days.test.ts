import { instantMs } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { Moment, PartFound } from '../../sale/part-source.ts'
import { tripDays } from './trip-days.ts'

const HONOLULU = 'Pacific/Honolulu'
const moment = (at: string, timeZone = HONOLULU): Moment => ({ at, timeZone, ms: instantMs(at.slice(0, 10), at.slice(11), timeZone) })
const place = (city: string, iata: string, time_zone: string) => ({ city, iata, time_zone })
const sydney = place('Sydney', 'SYD', 'Australia/Sydney')
const honolulu = place('Honolulu', 'HNL', HONOLULU)
const bound = (from: object, departs_at: string, to: object, arrives_at: string) => ({ segments: [{ flight: 'HJ209', from, to }], departs_at, arrives_at })

const partOf = (of: object) => of as PartFound
const flight = partOf({
  role: 'flight',
  card: { bounds: [bound(sydney, '2027-03-27T07:15', honolulu, '2027-03-26T20:25'), bound(honolulu, '2027-03-29T08:00', sydney, '2027-03-30T16:20')] },
  starts: moment('2027-03-26T20:25'),
  ends: moment('2027-03-29T08:00'),
})
const stay = partOf({ role: 'stay', card: { title: 'Hale Lehua' }, starts: moment('2027-03-26T15:00'), ends: moment('2027-03-29T11:00') })
const tour = partOf({ role: 'activity', card: { title: 'Reef' }, starts: moment('2027-03-27T09:00'), ends: moment('2027-03-27T12:00') })

test('days stand in the order in which they are lived, over the date line too: nobody checks in before they land, or out after they have left', () => {
  const told = tripDays([flight, stay, tour]).map(({ date, lines }) => [date, ...lines.map(({ kind, at }) => `${at.slice(11)} ${kind}`)])
  expect(told).toEqual([
    ['2027-03-27', '07:15 leaves'],
    ['2027-03-26', '20:25 lands', '20:25 begins'],
    ['2027-03-27', '09:00 begins', '12:00 ends'],
    ['2027-03-29', '08:00 ends', '08:00 leaves'],
    ['2027-03-30', '16:20 lands'],
  ])
})

test('where there is time a stay begins and ends by its own hours', () => {
  const early = { ...flight, starts: moment('2027-03-26T10:00'), ends: moment('2027-03-29T18:00') }
  const times = tripDays([early, stay]).flatMap(({ lines }) => lines.filter(({ role }) => role === 'stay').map(({ at }) => at))
  expect(times).toEqual(['2027-03-26T15:00', '2027-03-29T11:00'])
})
