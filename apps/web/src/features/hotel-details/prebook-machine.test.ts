import { expect, test } from 'vitest'
import type { Answer, Prebooked } from './hotel-details-api.ts'
import { attemptOf, isBusy, isTold, isUnanswered } from './prebook-machine.ts'
import { refusalWords } from './refusal-words.ts'
import { sampleRate } from './sample-hotel.ts'

const rate = sampleRate('r1:flex', 525.66)
const told = (change: Partial<Prebooked>): Answer<Prebooked> => ({
  ok: true,
  message: 'OK',
  data: {
    checkoutId: 'chk_1',
    price: rate.price,
    isPriceChange: false,
    old_price: null,
    isSelectDiffRoom: false,
    alternatives: [],
    expires_at: null,
    ...change,
  },
})
const refused = (code: string): Answer<Prebooked> => ({ ok: false, status: 409, code, message: 'No.', errors: [], data: {} })
const come = (answer: Answer<Prebooked>) => attemptOf(rate, answer)

test('rooms held at the price that was seen lead on to the checkout', () => {
  const attempt = come(told({}))
  expect(attempt).toEqual({ step: 'held', rateId: 'r1:flex', checkoutId: 'chk_1' })
  expect(isBusy(attempt)).toBe(true)
})

test('[B3.3] isPriceChange asks again with the old and the new total', () => {
  const price = { ...rate.price, total: 538.1 }
  expect(come(told({ isPriceChange: true, old_price: 525.66, price, checkoutId: null }))).toMatchObject({
    step: 'changed',
    oldTotal: 525.66,
    seen: { total: 525.66 },
    price: { total: 538.1 },
    checkoutId: null,
  })
})

test('a total that differs is asked about even where the flag was forgotten', () => {
  expect(come(told({ price: { ...rate.price, total: 526 } })).step).toBe('changed')
})

test('[B3.3] isSelectDiffRoom offers the rooms that are left', () => {
  expect(come(told({ isSelectDiffRoom: true, checkoutId: null, alternatives: [rate] }))).toEqual({ step: 'gone', rateId: 'r1:flex', alternatives: [rate] })
})

test('refusals say what happened and that nothing was charged', () => {
  for (const code of ['too_many_holds', 'unknown_rate', 'bad_dates', 'offline', 'too_many_tries', 'internal']) {
    const attempt = come(refused(code))
    expect(attempt).toMatchObject({ step: 'refused' })
    expect(refusalWords(code, 'No.').text).toMatch(/Nothing was (held or )?charged/)
  }
})

test('only a question that nobody answered keeps its key', () => {
  expect(isUnanswered(refused('offline'))).toBe(true)
  expect(isUnanswered(refused('too_many_holds'))).toBe(false)
  expect(isUnanswered(told({}))).toBe(false)
})

test('[A2.17, A9.5] a stay that begins too soon is told with the first day that can be', () => {
  const attempt = come({ ...refused('too_soon'), data: { earliest: '2026-11-23' } } as Answer<Prebooked>)
  expect(attempt).toEqual({ step: 'too_soon', rateId: 'r1:flex', earliest: '2026-11-23' })
  expect(isTold(attempt)).toBe(true)
})

test('[B3.3] a lower price is told as well: no total is taken that was not seen', () => {
  expect(come(told({ isPriceChange: true, old_price: 525.66, price: { ...rate.price, total: 500 } }))).toMatchObject({ step: 'changed', price: { total: 500 } })
})
