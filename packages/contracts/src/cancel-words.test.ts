import { expect, test } from 'vitest'
import { afterFreeText, cancelPoints, cancelSentences, cancelShortText, orderSentences } from './cancel-words.ts'
import type { CancelPart } from './wire.ts'

const part = (change: Partial<CancelPart>): CancelPart => ({
  item_no: 1,
  kind: 'terms',
  from: null,
  to: null,
  minutes: null,
  lose: 0,
  refund: 0,
  may_charge: 0,
  currency: 'USD',
  discounts: [],
  time_zone: 'Europe/Lisbon',
  ...change,
})
const FREE = '2027-03-09T18:00:00+00:00'
const START = '2027-03-12T15:00:00+00:00'
const flexible = [
  part({ to: FREE, refund: 499.26 }),
  part({ from: FREE, to: START, lose: 167.48, refund: 331.78 }),
  part({ kind: 'no_show', from: START, lose: 499.26 }),
]
const coupon = (back: number) => ({ kind: 'coupon' as const, amount: 25, back })
const checkin = { title: 'Check-in', at: 'Fri 12 Mar, 15:00' }

test('[C2.8] one sentence says until when cancelling is free and what is lost then', () => {
  const later = part({ lose: 348.52 })
  expect(cancelSentences([part({ kind: 'undo', minutes: 30 }), later], 'Lisbon')).toEqual([
    'Free to cancel for 30 minutes after booking, then you lose $348.52.',
  ])
  expect(cancelSentences([part({ kind: 'undo', minutes: 1440 }), later], 'Lisbon')).toEqual([
    'Free to cancel for 24 hours after booking, then you lose $348.52.',
  ])
  expect(cancelSentences([part({ kind: 'undo', to: '2026-11-28T10:57:00+00:00' }), later], 'Lisbon')).toEqual([
    'Free to cancel until Sat 28 Nov, 10:57 (Lisbon time), then you lose $348.52.',
  ])
  expect(cancelSentences([later], 'Lisbon')).toEqual(['If you cancel, you lose $348.52.'])
  expect(cancelSentences([], 'Lisbon')).toEqual([])
})

test('[C2.8] a flexible policy names its deadline by the clock of the place, and what not coming costs', () => {
  expect(cancelSentences(flexible, 'Lisbon')).toEqual([
    'Free to cancel until Tue 9 Mar, 18:00 (Lisbon time), then you lose $167.48.',
    "If you don't show up, you lose $499.26.",
  ])
  expect(cancelSentences(flexible.slice(1), null)).toEqual(['If you cancel, you lose $167.48.', "If you don't show up, you lose $499.26."])
  expect(afterFreeText(flexible)).toBe('After that, you lose $167.48')
})

test('[C2.4] every sentence with a coupon says whether it comes back', () => {
  const parts = [part({ kind: 'undo', minutes: 30, discounts: [coupon(25)] }), part({ lose: 178.72, discounts: [coupon(0)] })]
  expect(cancelSentences(parts, 'Lisbon')).toEqual([
    'Free to cancel for 30 minutes after booking, then you lose $178.72 and the coupon.',
    "While it's free, your coupon comes back too.",
  ])
  const small = [part({ lose: 0, refund: 100, discounts: [coupon(5)] })]
  expect(cancelSentences(small, 'Lisbon')).toEqual(['If you cancel, you lose the coupon.'])
})

test('in few words: free until, not refunded after so many minutes, or in part', () => {
  expect(cancelShortText(flexible)).toBe('Free cancellation until Tue 9 Mar, 18:00 (local time)')
  expect(cancelShortText([part({ kind: 'undo', minutes: 30 }), part({ lose: 10 })])).toBe('Non-refundable after 30 minutes')
  expect(cancelShortText([part({ kind: 'undo', minutes: 30 }), part({ lose: 10, refund: 5 })])).toBe('Partly refundable')
  expect(cancelShortText([part({ lose: 10 })])).toBe('Non-refundable')
})

test('[C2.8] the line begins with the time in which it can be undone, and ends where the service begins', () => {
  expect(cancelPoints([part({ kind: 'undo', minutes: 30 }), part({ lose: 348.52 })], checkin)).toEqual([
    { tone: 'free', title: 'Free to cancel', text: 'for 30 minutes after booking' },
    { tone: 'part', title: 'You lose $348.52', text: 'after that' },
    { tone: 'end', title: 'Check-in', text: 'Fri 12 Mar, 15:00' },
  ])
  expect(cancelPoints(flexible, checkin).at(-1)?.text).toBe("Fri 12 Mar, 15:00. If you don't show up, you lose $499.26")
  expect(cancelPoints([part({ lose: 300 })], null)).toEqual([{ tone: 'part', title: 'You lose $300', text: 'from booking' }])
})

test('what is lost is said once for as long as it stays the same', () => {
  const lost = [part({ kind: 'undo', minutes: 30, discounts: [coupon(0)] }), part({ from: FREE, discounts: [coupon(0)] }), part({ from: START, lose: 5 })]
  expect(cancelSentences(lost, null)).toEqual(['If you cancel, you lose the coupon.', 'From Fri 12 Mar, 15:00 (local time), you lose $5.'])
})

test('of several items each says its own under its name, one alone without it', () => {
  const items = [
    { no: 1, title: 'Casa', city: 'Lisbon' },
    { no: 2, title: 'Mini', city: 'Porto' },
  ]
  const parts = [part({ lose: 20 }), part({ item_no: 2, to: FREE }), part({ item_no: 2, from: FREE, lose: 7 })]
  expect(orderSentences(items, parts)).toEqual([
    'Casa:',
    'If you cancel, you lose $20.',
    'Mini:',
    'Free to cancel until Tue 9 Mar, 18:00 (Porto time), then you lose $7.',
  ])
  expect(orderSentences(items.slice(0, 1), parts)).toEqual(['If you cancel, you lose $20.'])
  expect(orderSentences(items, parts.slice(0, 1))).toEqual(['Casa:', 'If you cancel, you lose $20.'])
})
