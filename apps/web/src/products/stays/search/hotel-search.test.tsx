import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RangePicker } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
import { PLAIN_SHELL, ShellContext } from '../../../lib/shell.ts'
import { HOLIDAY_STAYS } from '../stay-product.ts'
import { HotelSearchForm } from './hotel-search-form.tsx'
import { askNights } from './night-prices-api.ts'
import { STAY_RANGE } from './stay-range.ts'

const march = { from: '2027-03-12', until: '2027-03-15' }
const prices = new Map([
  ['2027-03-16', { amount: 96, currency: 'USD', low: true }],
  ['2027-03-17', { amount: 128.4, currency: 'USD', low: false }],
])

function render(path: string, Component: () => React.ReactNode, change: Partial<typeof PLAIN_SHELL> = {}): string {
  const Stub = createRoutesStub([{ path, Component }])
  return renderToStaticMarkup(
    <ShellContext value={{ ...PLAIN_SHELL, ...change }}>
      <Stub initialEntries={[path]} />
    </ShellContext>,
  )
}
const form = (path: string, change?: Partial<typeof PLAIN_SHELL>) =>
  render(path, () => <HotelSearchForm look="hero" nowMs={Date.parse('2027-02-20T12:00:00Z')} />, change)
const calendar = (change: Partial<typeof PLAIN_SHELL> = {}) =>
  render(
    '/',
    () => (
      <RangePicker
        kind={STAY_RANGE}
        range={march}
        end="until"
        earliest="2027-03-05"
        today="2027-03-04"
        source={{ prices, reach: () => {} }}
        as="pop"
        focusDay={false}
        onChange={() => {}}
        onEnd={() => {}}
        onDone={() => {}}
        onLeave={() => {}}
      />
    ),
    change,
  )

test('[B2.2] the form works as a plain form of its own product, with the names that stay', () => {
  expect(form('/')).toMatch(/<form[^>]* action="\/search-detail" method="get"/)
  const html = form('/holidaystays')
  expect(html).toMatch(/<form[^>]* action="\/holidaystays\/search-detail" method="get"/)
  for (const label of ['Where to?', 'Check-in', 'Check-out']) expect(html).toMatch(new RegExp(`<label for="[^"]+"[^>]*>${label.replace('?', '\\?')}</label>`))
  expect(html.match(/<input[^>]*type="date"/g)).toHaveLength(2)
})

test('[C2.18] the keys of the calendar follow the direction of the page', () => {
  expect(calendar({ language: 'ar' })).toMatch(/class="calendar"[^>]* dir="rtl"/)
  expect(calendar()).toMatch(/class="calendar"[^>]* dir="ltr"/)
})

test('the form is a search named as its product', () => {
  expect(form('/')).toContain('<search aria-label="Hotels">')
  expect(form('/holidaystays')).toContain('<search aria-label="Holiday stays">')
})

test('[A9.5] the earliest arrival follows the days that the organisation asks for', () => {
  expect(form('/', { minimum_checkin_days: 1 })).toMatch(/<input(?=[^>]*name="checkin")[^>]*min="2027-02-21"/)
  expect(form('/', { minimum_checkin_days: 4 })).toMatch(/<input(?=[^>]*name="checkin")[^>]*min="2027-02-24"/)
})

test('[B9.3] weeks start on Sunday by default and on Monday where the language says so', () => {
  const first = (html: string) => /<th[^>]*aria-label="(\w+)"/.exec(html)?.[1]
  expect(first(calendar())).toBe('Sunday')
  expect(first(calendar({ language: 'de-DE' }))).toBe('Monday')
})

test('[B2.2, C2.9] a day says its price, a low one in words too; days before the earliest and beyond the longest stay are off, with the reason', () => {
  const html = calendar()
  expect(html).toContain('>Tue 16 March 2027, from $96 a night, cheaper than usual<')
  expect(html).toContain('>Wed 17 March 2027, from $128.40 a night<')
  expect(html).toContain('>Fri 12 March 2027, Check-in<')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*><span class="sr-only">Thu 4 March 2027, too soon to book</)
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*><span class="sr-only">Mon 12 April 2027</)
  expect(html).toContain('The earliest date you can book is Fri 5 Mar.')
  expect(html).toContain('Fri 12 to Mon 15 March 2027, 3 nights')
  expect(html).not.toContain('style=')
})

test('[B2.2] nights are asked of the calendar of the product; a night with nothing free has no price', async () => {
  const asked: string[] = []
  const nights = [
    { date: '2027-03-01', from: 90, level: 'low' },
    { date: '2027-03-02', from: null, level: null },
  ]
  const post = async (path: string) => {
    asked.push(path)
    return { ok: true, data: { nights, currency: 'EUR' } }
  }
  const client = { post } as unknown as Client
  const known = await askNights({ product: HOLIDAY_STAYS, placeId: 'lisbon', rooms: [{ adults: 2, children: [] }], from: '2027-03-01' }, client)
  expect(asked).toEqual(['/api/holidaystays/calendar'])
  expect([...(known ?? [])]).toEqual([['2027-03-01', { amount: 90, currency: 'EUR', low: true }]])
})
