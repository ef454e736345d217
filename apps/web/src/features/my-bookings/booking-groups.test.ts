import { expect, test } from 'vitest'
import { groupsOf } from './booking-groups.ts'
import type { BookingsPage } from './my-bookings-api.ts'

type Summary = BookingsPage['bookings'][number]
const booking = (booking_id: string, status: Summary['status'], checkin: string | null, checkout: string | null) =>
  ({ booking_id, status, checkin, checkout, time_zone: 'America/Los_Angeles' }) as Summary

// Still the first of March in Los Angeles.
const NOW_MS = Date.parse('2027-03-02T06:00:00Z')

test('[C2.12] [C2.18] bookings are upcoming until their last day is over at their place; what has no days is a purchase, failed ones are apart, and empty groups are left out', () => {
  const page = [
    booking('waiting', 'pending_payment', '2027-03-01', '2027-03-03'),
    booking('last day', 'confirmed', '2027-02-26', '2027-03-01'),
    booking('value', 'confirmed', null, null),
    booking('over', 'confirmed', '2027-02-01', '2027-02-28'),
    booking('cancelled', 'cancelled', '2027-04-01', '2027-04-02'),
  ]
  const found = groupsOf(page, NOW_MS).map(({ title, bookings }) => [title, bookings.map(({ booking_id: id }) => id)])
  expect(found).toEqual([
    ['Upcoming', ['waiting', 'last day']],
    ['Purchases', ['value']],
    ['Past', ['over']],
    ['Canceled or not booked', ['cancelled']],
  ])
  expect(groupsOf([], NOW_MS)).toEqual([])
})
