import { expect, test } from 'vitest'
import { calendarOf } from './calendar.ts'
import type { Booking } from './domain/booking.ts'

const fileOf = (title: string) => {
  const event = {
    startsAtMs: Date.UTC(2027, 2, 1, 15),
    endsAtMs: Date.UTC(2027, 2, 3, 11),
    summary: `${title}, Lisbon`,
    location: 'Rua 8, Lisbon',
    details: 'Double, Breakfast',
  }
  const items = [{ itemNo: 1, description: { title, calendar: [event] } }]
  return calendarOf({ bookingId: 'bkg_1', reference: 'SJ-1', items } as unknown as Booking, 'https://travel.example/b')
}

test('what happens once is one event, at its instants', () => {
  const file = fileOf('Casa das Andorinhas')
  expect(file).toContain('DTSTART:20270301T150000Z')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test.each(['\r\n', '\n', '\r', '\u2028'])('a name with a line break %j begins no line of its own', (end) => {
  const file = fileOf(`Casa${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTACH:https://evil.test`)
  const lines = file.split(/[\r\n]+/)
  expect(lines.filter((line) => /^(BEGIN:VEVENT|END:VEVENT|ATTACH)/.test(line))).toEqual(['BEGIN:VEVENT', 'END:VEVENT'])
})
