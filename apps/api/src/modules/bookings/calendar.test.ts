import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'
import type { Booking } from './domain/booking.ts'

const offer = {
  checkin: '2027-03-01',
  checkout: '2027-03-03',
  checkin_from: '15:00',
  checkout_until: '11:00',
  time_zone: 'Europe/Lisbon',
  city: 'Lisbon',
  address: 'Rua 8',
  room_name: 'Double',
  board: 'Breakfast',
  phone: '+351 912 555 018',
}
const fileOf = (hotel_name: string) =>
  calendarOf({ bookingId: 'bkg_1', reference: 'SJ-1', particulars: { offer: { ...offer, hotel_name } } } as unknown as Booking, 'https://travel.example/b')

test('a stay is one event, by the clock of the property', () => {
  const file = fileOf('Casa das Andorinhas')
  expect(file).toContain('DTSTART:20270301T150000Z')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test.each(['\r\n', '\n', '\r', '\u2028'])('a name with a line break %j begins no line of its own', (end) => {
  const file = fileOf(`Casa${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTACH:https://evil.test`)
  const lines = file.split(/[\r\n]+/)
  expect(lines.filter((line) => /^(BEGIN:VEVENT|END:VEVENT|ATTACH)/.test(line))).toEqual(['BEGIN:VEVENT', 'END:VEVENT'])
})
