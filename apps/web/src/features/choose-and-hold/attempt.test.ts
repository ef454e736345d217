import { expect, test } from 'vitest'
import { attemptOf, type Hold, type HoldAnswer, isAbout, isBusy, isUnanswered, needsPanel } from './attempt.ts'
import { refusalWords } from './refusal-words.ts'

const price = { total: 525.66, currency: 'USD', base: 471, taxes: 54.66, fees: 0, pay_now: 525.66, pay_at_property: 0, per_night: [] }
const choice = { id: 'a', price }
const RULES = { gone: ['sold_out'], final: ['unknown_rate'] }
const held = (change: Partial<Hold<string>> = {}): HoldAnswer<string> => ({
  ok: true,
  data: { checkoutId: 'chk_1', price, isPriceChange: false, old_price: null, gone: null, ...change },
})
const refused = (code: string, data = {}): HoldAnswer<string> => ({ ok: false, code, message: 'No.', data })
const read = (answer: HoldAnswer<string>) => attemptOf(choice, answer, RULES)

test('an offer held at the price that was seen leads on to the checkout', () => {
  const attempt = read(held())
  expect(attempt).toEqual({ step: 'held', id: 'a', checkoutId: 'chk_1' })
  expect([isBusy(attempt), needsPanel(attempt), isAbout(attempt, 'a'), isAbout(attempt, 'b')]).toEqual([true, false, true, false])
})

test('[B3.3] isPriceChange asks again with the old and the new total', () => {
  const now = { ...price, total: 538.1 }
  const attempt = read(held({ isPriceChange: true, old_price: 525.66, price: now, checkoutId: null }))
  expect(attempt).toEqual({ step: 'changed', id: 'a', oldTotal: 525.66, seen: price, price: now, checkoutId: null })
  expect(needsPanel(attempt)).toBe(true)
})

test('a total that differs asks for consent even where the flag is missing', () => {
  expect(read(held({ price: { ...price, total: 526 } })).step).toBe('changed')
})

test('[B3.3] a lower price is reported as well: no total is taken that was not seen', () => {
  expect(read(held({ isPriceChange: true, old_price: 525.66, price: { ...price, total: 500 } }))).toMatchObject({ step: 'changed', price: { total: 500 } })
})

test('[B3.3] an offer that is gone has what is left; a refusal that means the same has none', () => {
  expect(read(held({ gone: ['b'], checkoutId: null }))).toEqual({ step: 'gone', id: 'a', alternatives: ['b'], message: '' })
  expect(read(refused('sold_out'))).toEqual({ step: 'gone', id: 'a', alternatives: [], message: 'No.' })
})

test('a refusal may be tried again, unless the product says that it would be met again', () => {
  expect(read(refused('too_many_holds'))).toMatchObject({ step: 'refused', code: 'too_many_holds', retriable: true })
  expect(read(refused('unknown_rate'))).toMatchObject({ step: 'refused', retriable: false })
  expect(read(held({ checkoutId: null }))).toMatchObject({ step: 'refused', code: 'unreadable' })
})

test('every refusal says that nothing was charged', () => {
  for (const code of ['too_many_holds', 'offline', 'too_many_tries', 'internal', 'in_flight', 'of its own'])
    expect(refusalWords({ code, message: 'No.' }, () => null).text).toMatch(/Nothing was (held or )?charged/)
  expect(refusalWords({ code: 'offline', message: '' }, () => ({ title: 'Mine', text: '' })).title).toBe('Mine')
})

test('a person who holds too much is told after how many minutes the first of it ends, as the answer says', () => {
  const attempt = read(refused('too_many_holds', { retryAfterSeconds: 301 }))
  if (attempt.step !== 'refused') throw new Error(attempt.step)
  expect(attempt.waitMinutes).toBe(6)
  expect(refusalWords(attempt, () => null).text).toContain('or wait 6 minutes for its hold to expire')
})

test('only an unanswered request keeps its key', () => {
  expect(['offline', 'unreadable', 'in_flight', 'too_many_holds'].map((code) => isUnanswered(refused(code)))).toEqual([true, true, true, false])
  expect(isUnanswered(held())).toBe(false)
})

test('[A2.17, A9.5] a service that begins too soon is shown with the first day that can be', () => {
  expect(read(refused('too_soon', { earliest: '2026-11-23' }))).toEqual({ step: 'too_soon', id: 'a', earliest: '2026-11-23' })
  expect(read(refused('too_soon', { earliest: 'soon' }))).toMatchObject({ earliest: null })
})
