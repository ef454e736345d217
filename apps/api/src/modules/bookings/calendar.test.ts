import { expect, test } from 'vitest'
import { calendarFile, calendarOf } from './calendar.ts'
import type { Booking } from './domain/booking.ts'
import type { ItemStatus, ItemVersion } from './domain/item.ts'
import type { ItemState } from './domain/status.ts'
import { leftOf } from './shown.ts'

const fileOf = (title: string, changed?: Booking['changed']) => {
  const event = {
    startsAtMs: Date.UTC(2027, 2, 1, 15),
    endsAtMs: Date.UTC(2027, 2, 3, 11),
    summary: `${title}, Lisbon`,
    location: 'Rua 8, Lisbon',
    details: 'Double, Breakfast',
  }
  const items = [{ itemNo: 1, description: { title, calendar: [event] } }]
  return calendarOf({ bookingId: 'bkg_1', reference: 'SJ-1', createdAtMs: Date.UTC(2027, 0, 5), items, changed } as unknown as Booking, {
    name: 'Two nights',
    link: 'https://travel.example/b',
    promises: new Map([[1, "You're back by 15:00."]]),
  })
}

test('what happens once is one event, at its instants', () => {
  const file = fileOf('Casa das Andorinhas')
  expect(file).toContain('DTSTART:20270301T150000Z')
  expect(file.replaceAll('\r\n ', '')).toContain("DESCRIPTION:Reference SJ-1. Double\\, Breakfast. You're back by 15:00.")
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

test.each(['\r\n', '\n', '\r', '\u2028'])('a name with a line break %j begins no line of its own', (end) => {
  const file = fileOf(`Casa${end}END:VEVENT${end}BEGIN:VEVENT${end}ATTACH:https://evil.test`)
  const lines = file.split(/[\r\n]+/)
  expect(lines.filter((line) => /^(BEGIN:VEVENT|END:VEVENT|ATTACH)/.test(line))).toEqual(['BEGIN:VEVENT', 'END:VEVENT'])
})

test('every line ends as RFC 5545 has it, the last one too, has at most 75 octets, and says the same whenever it is asked for', () => {
  const file = fileOf('Ryokan 藤の花 '.repeat(20))
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).toContain('DTSTAMP:20270105T000000Z')
  expect(file).toContain('SEQUENCE:0')
})

test('a changed booking is the same event with a higher number, so that a calendar takes it for the newer', () => {
  const file = fileOf('Casa das Andorinhas', { times: 2, lastMs: Date.UTC(2027, 0, 9) })
  expect(file).toContain('UID:bkg_1')
  expect(file).toContain('SEQUENCE:2')
  expect(file).toContain('DTSTAMP:20270109T000000Z')
})

test('[C1.9] what was cancelled alone is in no calendar and no price, what is left keeps its id, and another time counts as newer', () => {
  const at = (hour: number) => ({ startsAtMs: Date.UTC(2027, 2, 1, hour), endsAtMs: Date.UTC(2027, 2, 1, hour + 1), summary: `at ${hour}`, details: '' })
  const total = (minor: number) => ({ currency: 'USD', minor })
  const items = [8, 12].map((hour, index) => ({
    itemNo: index + 1,
    description: { title: `${hour}`, calendar: [at(hour)] },
    quote: { currency: 'USD', lines: [], total: total(hour), payNow: total(hour), payLater: total(0) },
  }))
  const booking = { bookingId: 'bkg_1', reference: 'SJ-1', createdAtMs: 0, items, quote: { total: total(20) } } as unknown as Booking
  const states = (...all: ItemState[]) => all.map((state, index) => ({ itemNo: index + 1, state })) as ItemStatus[]
  const version = { itemNo: 2, untilMs: Date.UTC(2027, 0, 9) } as ItemVersion
  const left = leftOf({ booking, itemStatuses: states('cancelled', 'confirmed'), versions: [version] })
  expect([left.quote.total.minor, leftOf({ booking, itemStatuses: states('confirmed', 'confirmed'), versions: [] })]).toEqual([12, booking])
  const file = calendarOf(left, { name: 'Trip', link: 'https://travel.example/b', promises: new Map() })
  expect(file.match(/SUMMARY:.*|UID:.*|SEQUENCE:.*|DTSTAMP:.*/g)?.map((line) => line.trim())).toEqual([
    'UID:bkg_1-2-1',
    'SEQUENCE:1',
    'DTSTAMP:20270109T000000Z',
    'SUMMARY:at 12',
  ])
})

test('days are days, and a feed says how often to look again', () => {
  const days = {
    uid: 'trp_1',
    startsAtMs: Date.UTC(2027, 2, 1),
    endsAtMs: Date.UTC(2027, 2, 4),
    isAllDay: true,
    summary: 'Trip',
    link: 'https://travel.example/t',
  }
  const file = calendarFile({ name: 'Trip', product: 'trips', refreshSeconds: 3_600 }, [{ ...days, changedAtMs: 0 }])
  for (const line of ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270304', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'UID:trp_1'])
    expect(file).toContain(`${line}\r\n`)
})
