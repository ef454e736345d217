import type { BookingId } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { Booking } from './booking.ts'
import { oldestFirst } from './versions.ts'

const changeOf = (bookingId: string, of: string, itemNo = 1) =>
  ({ bookingId: bookingId as BookingId, changes: { bookingId: of as BookingId, itemNo, rootId: 'root' as BookingId, rootItemNo: itemNo } }) as Booking

test('changes come in the order of what they changed, however the clocks of their nodes went', () => {
  const [first, second, third, other] = [changeOf('b', 'root'), changeOf('c', 'b'), changeOf('a', 'c'), changeOf('d', 'root', 2)]
  const ids = (changes: readonly Booking[]) => oldestFirst(changes).map(({ bookingId }) => bookingId)
  expect(ids([third, other, second, first])).toEqual(['b', 'c', 'a', 'd'])
  expect(ids([first, other, second, third])).toEqual(['b', 'd', 'c', 'a'])
})
