import { speakByRequest } from '@sojourn/i18n/server'
import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import {
  membershipConfirmed,
  membershipEnding,
  membershipFailed,
  membershipLetters,
  membershipPrice,
  membershipReminder,
} from '../../products/memberships/letters.ts'
import { giftBought, giftReceived, toppedUp, topUpFailed, walletLetters } from '../../products/wallet/letters.ts'
import { MAIL_STYLE } from './domain/blocks.ts'
import type { ConfirmedBooking, Letterhead, Mail } from './domain/mail.ts'
import { TRIES_MAX, waitAfter } from './domain/retry.ts'
import { readMail } from './letters/legacy-mail.ts'
import { render } from './letters/templates.ts'

/** As it is sent, by whoever writes it. */
const written = (mail: Mail, of: Letterhead, language?: string) => render(mail, of, [...walletLetters, ...membershipLetters], language)

const head: Letterhead = { name: 'Sojourn', paper: '#f6f0e4', sheet: '#fdf9f1', ink: '#17283a', accent: '#b03d26', onAccent: '#fff8ef' }
const stay: ConfirmedBooking = {
  reference: 'SJ-4K2M9Q',
  title: 'Casa das Andorinhas',
  facts: [
    ['Property', 'Casa das Andorinhas, Rua da Regueira 8, Lisbon'],
    ['Check-in', 'Fri, 12 March 2027'],
    ['Check-out', 'Mon 15 March 2027 (3 nights)'],
    ['Room', 'Double, breakfast; 1 room, 2 adults'],
  ],
  travellers: ['Nora Albright', 'Theo Lindgren'],
  paidNow: money(49926, 'USD'),
  paidBy: [
    { label: 'Coupon SAVE10', amount: money(4993, 'USD') },
    { label: 'Card', amount: money(44933, 'USD') },
  ],
  paidLater: money(2640, 'USD'),
  laterAt: 'at the property',
  total: money(52566, 'USD'),
  cancellation: ['Free until Tue 9 Mar 2027, 18:00 (Lisbon time).', 'After that 157.00 USD are kept.'],
  bookingLink: 'https://travel.example/user/my-bookings?booking=bkg_1',
}
const ways = [
  { label: 'Card', amount: money(44933, 'USD'), when: 'Banks usually show it within 5 to 10 days.' },
  { label: 'Coupon SAVE10', amount: money(4993, 'USD'), when: 'You can use the coupon again right away.' },
]
const back = { ...stay, refunded: money(49926, 'USD'), back: ways, searchLink: 'https://travel.example/search-detail' }
const value = { reference: 'SJ-4K2M9Q', amount: money(5000, 'USD'), walletLink: 'https://travel.example/wallet' }
const gift = {
  from: 'Nora Albright',
  name: 'Theo',
  message: 'Go and see the sea.',
  amount: money(5000, 'USD'),
  code: '7KM4-92XC-22AB-QRST',
  link: 'https://travel.example/wallet?claim=7KM4-92XC-22AB-QRST',
}
const dearer = {
  ...{ firstName: 'Nora', planName: 'Voyager', before: money(8_900, 'USD'), price: money(10_900, 'USD'), on: '31 March 2027' },
  ...{ membershipLink: 'https://travel.example/user/profile', cancelLink: 'https://travel.example/membership/cancel?token=abc' },
}
const toPay = {
  firstName: 'Amara',
  agent: 'Mara Jensen',
  title: stay.title,
  facts: stay.facts,
  total: money(52_566, 'USD'),
  heldUntil: '12 March 2027, 18:00 UTC',
  link: 'https://agents.example/pay/a-token',
}
const bought = {
  reference: 'SJ-4K2M9Q',
  planName: 'Voyager',
  profileLink: 'https://travel.example/user/profile',
  until: 'Mar 12, 2028',
  paid: money(9_900, 'USD'),
  next: { on: 'Mar 12, 2028', amount: money(8_900, 'USD') },
  withdrawUntil: 'Mar 26, 2027',
  cancelLink: 'https://travel.example/membership/cancel?token=a.b',
  withdrawLink: 'https://travel.example/membership/withdraw?token=a.b',
}
const ending = {
  firstName: 'Nora',
  planName: 'Voyager',
  until: 'Mar 12, 2028',
  endedAt: '2027-03-12T09:00:00.000Z',
  membershipLink: 'https://travel.example/membership/cancel?token=a.b',
}
const samples: Mail[] = [
  { kind: 'verify_email', data: { firstName: 'Nora', link: 'https://travel.example/verify-email?token=abc' } },
  { kind: 'existing_account', data: { firstName: 'Nora', link: 'https://travel.example/?login=true' } },
  { kind: 'reset_password', data: { firstName: 'Nora', link: 'https://travel.example/reset-password?token=abc' } },
  { kind: 'booking_confirmed', data: stay },
  { kind: 'booking_failed', data: back },
  { kind: 'booking_cancelled', data: { ...back, fee: money(0, 'USD') } },
  toppedUp.of(value),
  topUpFailed.of({ ...value, refunded: money(5000, 'USD') }),
  giftBought.of({ ...value, name: 'Theo', email: 'theo@example.com' }),
  giftReceived.of(gift),
  {
    kind: 'waiting_offered',
    data: { title: 'Tile tour', summary: '12 March 2027, 10:00', total: money(4_000, 'USD'), heldUntil: '12 March 2027, 08:10 UTC', link: toPay.link },
  },
  { kind: 'pay_link', data: toPay },
  membershipConfirmed.of(bought),
  membershipFailed.of({ ...bought, refunded: money(9_900, 'USD') }),
  membershipEnding.of(ending),
  membershipPrice.of(dearer),
  membershipReminder.of({
    ...{ firstName: 'Nora', planName: 'Explorer', months: 1, renewal: money(949, 'USD'), next: { amount: money(949, 'USD'), on: '31 March 2027' } },
    ...{ membershipLink: dearer.membershipLink, cancelLink: dearer.cancelLink },
  }),
]

test('the voucher shows the stay, the money now and there, and what a change of plans costs', () => {
  const { subject, text } = written({ kind: 'booking_confirmed', data: stay }, head)
  expect(subject).toBe('Booking confirmed: Casa das Andorinhas, SJ-4K2M9Q')
  for (const fact of [
    'Fri, 12 March 2027',
    '(3 nights)',
    'Nora Albright, Theo Lindgren',
    'Total: $525.66',
    'Paid now: $499.26',
    'Coupon SAVE10: $49.93',
    'Card: $449.33',
    'To pay at the property: $26.40',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('Free until Tue 9 Mar 2027, 18:00 (Lisbon time).')
})

test('the price of a voucher has one sum, then what paid it and what was charged, in one shape', () => {
  const price = [
    { label: 'Price', amount: money(52566, 'USD') },
    { label: 'Coupon SAVE10', amount: money(4993, 'USD'), isTaken: true as const },
    { label: 'Your stay costs', amount: money(47573, 'USD') },
    { label: 'Cash card', amount: money(4000, 'USD'), isTaken: true as const },
    { label: 'Charged now', amount: money(40933, 'USD') },
    { label: 'Later, at the property', amount: money(2640, 'USD') },
  ]
  const { text } = written({ kind: 'booking_confirmed', data: { ...stay, price } }, head)
  const rows = [
    'Price: $525.66',
    'Coupon SAVE10: −$49.93',
    'Your stay costs: $475.73',
    'Cash card: −$40.00',
    'Charged now: $409.33',
    'Later, at the property: $26.40',
  ]
  expect(text).toContain(rows.join('\n'))
  expect(text).not.toContain('Total:')
})

test('[C2.7] what is paid in another currency is shown in that one, with about how much it is', () => {
  const price = [{ label: 'Later, at the property', amount: money(2400, 'EUR'), about: money(2727, 'USD') }]
  expect(written({ kind: 'booking_confirmed', data: { ...stay, price } }, head).text).toContain('Later, at the property: €24 (about $27)')
})

test('a mail about a stay that was written before mails were about bookings is read as one', () => {
  const old = {
    reference: 'SJ-1',
    hotel: 'Casa',
    address: 'Rua 8',
    checkin: '2027-03-12',
    checkout: '2027-03-15',
    guests: ['Nora'],
    rooms: '1 room',
    roomName: 'Double',
    unit: 'Room',
  }
  const amounts = {
    paidNow: money(100, 'USD'),
    payAtProperty: money(40, 'USD'),
    total: money(140, 'USD'),
    cancellation: [],
    bookingLink: 'https://travel.example/b',
  }
  const { subject, text } = written(readMail({ kind: 'booking_confirmed', data: { ...old, ...amounts } } as unknown as Mail), head)
  expect(subject).toBe('Booking confirmed: Casa, SJ-1')
  for (const fact of ['Property: Casa, Rua 8', 'Check-out: Mon 15 March 2027 (3 nights)', 'Room: Double; 1 room', 'To pay at the property: $0.40'])
    expect(text).toContain(fact)
})

test('a mail about money that comes back says of each part where it goes and when', () => {
  const { text } = written({ kind: 'booking_cancelled', data: { ...back, bookingLink: stay.bookingLink, fee: money(0, 'USD') } }, head)
  expect(text).toContain('Card: $449.33. Banks usually show it within 5 to 10 days.')
  expect(text).toContain('Coupon SAVE10: $49.93. You can use the coupon again right away.')
})

test('a mail that anyone can trigger repeats no text of the sender that is not plainly a name', () => {
  const said = (firstName: string) => written({ kind: 'verify_email', data: { firstName, link: 'https://travel.example/x' } }, head).text
  for (const name of ['Nora', 'Jean-Luc', 'Ольга', 'محمد', "O'Neil"]) expect(said(name)).toContain(`Hi ${name},\n\nJust one more step`)
  for (const lure of ['You won! Go to evil.test', 'evil.test', 'Ann\nSubject: x', '<b>x</b>']) {
    expect(said(lure)).toContain('Hi,\n\nJust one more step')
    expect(said(lure)).not.toContain(lure)
  }
})

test('[C2.16] of what nobody came for the mail says so, what is retained and what is charged later', () => {
  const noShow = 'The provider told us that nobody showed up.'
  const data = { ...back, noShow, refunded: money(0, 'USD'), back: [], fee: money(1000, 'USD'), charged: money(4000, 'USD') }
  const { subject, text } = written({ kind: 'booking_cancelled', data }, head)
  expect(subject).toBe('Nobody showed up: Casa das Andorinhas, SJ-4K2M9Q')
  expect(text).toContain(noShow)
  expect(text).toMatch(/Fee:? \$50/)
  expect(text).toMatch(/Charged to your card later:? \$40/)
  expect(text).not.toContain('As you requested')
})

test('a failed and a cancelled booking say what comes back, and where to', () => {
  expect(written({ kind: 'booking_failed', data: back }, head).text).toContain("We're refunding $499.26 to what you paid with.")
  const withFee = written({ kind: 'booking_cancelled', data: { ...back, refunded: money(0, 'USD'), fee: money(49926, 'USD') } }, head)
  expect(withFee.text).toContain('Cancellation fee: $499.26')
  expect(withFee.text).toContain('Refund: Nothing')
  expect(withFee.text).toContain('By its terms, nothing of what you paid is refunded.')
})

test('every mail says the same in plain text and in HTML, under the organisation’s name', () => {
  for (const mail of samples) {
    const { text, html, subject } = written(mail, head)
    const link = /https:\/\/\S+/.exec(text)?.[0]
    expect(html, mail.kind).toContain(`href="${link}"`)
    expect(text.startsWith('Sojourn\n')).toBe(true)
    expect(subject.length).toBeGreaterThan(5)
  }
})

test('what people typed is text everywhere: no tag, no attribute, no second header', () => {
  const name = '"><img src=x onerror=alert(1)>\'&'
  const { html, fragment } = written({ kind: 'booking_confirmed', data: { ...stay, travellers: [name], bookingLink: 'https://travel.example/?a="><b>' } }, head)
  for (const out of [html, fragment]) {
    expect(out).not.toMatch(/<img|<b>"|onerror=alert\(1\)>[^&]*</)
    expect(out).toContain('&lt;img')
  }
  expect(written({ kind: 'booking_confirmed', data: { ...stay, title: 'Casa\r\nBcc: all@example.com' } }, head).subject).not.toMatch(/[\r\n]/)
})

test('a link is a web address or none', () => {
  const { html } = written({ kind: 'reset_password', data: { firstName: 'Nora', link: 'javascript:alert(1)' } }, head)
  expect(html).not.toContain('javascript:alert(1)"')
})

test('no mail needs a style or a script: a strict policy refuses the width alone', () => {
  for (const mail of samples) expect(written(mail, head).html.replace(`<style>${MAIL_STYLE}</style>`, '')).not.toMatch(/style=|<style|<script|<img/i)
})

test('a failing mail server is left alone for longer and longer, up to an hour', () => {
  expect([1, 2, 3, 4].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 40_000])
  expect(waitAfter(TRIES_MAX)).toBe(3_600_000)
})

test('a gift shows who sends what, their words, and the code in letters too', () => {
  const { subject, text } = written(giftReceived.of(gift), head)
  expect(subject).toBe('Nora Albright sent you $50 to travel with')
  for (const fact of ['“Go and see the sea.”', 'Your code: 7KM4-92XC-22AB-QRST', 'wallet?claim=7KM4-92XC-22AB-QRST']) expect(text).toContain(fact)
  expect(written(giftReceived.of({ ...gift, message: '' }), head).text).not.toContain('“')
})

test('[A6.5] a client sees who holds what for them, until when, for how much, and that nothing was charged yet', () => {
  const { subject, text } = written({ kind: 'pay_link', data: toPay }, head)
  expect(subject).toBe('Mara Jensen has put together a trip for you: Casa das Andorinhas')
  for (const fact of [
    'Hi Amara,',
    'Mara Jensen is holding this trip',
    'until 12 March 2027, 18:00 UTC',
    'Total: $525.66',
    '(3 nights)',
    'nothing has been charged yet',
    '/pay/a-token',
  ])
    expect(text).toContain(fact)
})

/** All texts that a mail was given: names, and what was said when it was written. */
const given = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(given) : []

test.each(samples.map((mail) => [mail.kind, mail] as const))('%s is written in its receiver’s language, whatever the language of the process', (_, mail) => {
  speakByRequest()
  const own = [...given(mail.data), head.name].sort((a, b) => b.length - a.length)
  const { subject, text, html } = written(mail, head, 'en-XA')
  const left = own.reduce((rest, name) => rest.replaceAll(name, ''), `${subject}\n${text}`.replaceAll('\u200c', ''))
  expect(left.match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu)?.filter((word) => !/^(USD|UTC)$/.test(word)) ?? []).toEqual([])
  expect(html).toContain('<html lang="en-XA" dir="ltr">')
  expect(written(mail, head, 'ar-XB').html).toContain('<html lang="ar-XB" dir="rtl">')
})

test('[C2.17] a name that looks like an address, or has no end, is a link of no mail and makes none wider', () => {
  const gift = samples.find(({ kind }) => kind === 'gift_received')!
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)
  const data = { ...gift.data, name: 'ST.JOHN', from: `${long} EVIL.COM`, message: 'claim at evil.com/login' }
  const { text, html } = written({ ...gift, data } as Mail, head)
  for (const part of [text, html]) expect(part).not.toMatch(/ST\.JOHN|EVIL\.COM|evil\.com/)
  expect(text.replaceAll('\u200c', '')).toContain('claim at evil.com/login')
  expect(html.slice(html.indexOf('<body'))).not.toContain(long)
  expect(html.replaceAll('<wbr>', '')).toContain(long)
})
