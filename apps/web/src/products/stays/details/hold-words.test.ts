import { expect, test } from 'vitest'
import { priceChange } from '../../../features/choose-and-hold/index.ts'
import { HOTELS } from '../stay-product.ts'
import { stayHoldWords } from './hold-words.ts'
import { changedTotals, refreshedText } from './refreshed.ts'
import { samplePrice, sampleRate } from './sample-hotel.ts'
import { holdAnswer } from './stay-hold.ts'

const words = stayHoldWords(HOTELS)
const seen = samplePrice(525.66)
const why = (price: typeof seen) => priceChange(seen, 525.66, price, words).why

test('[B3.3] the lines of a change sum to its difference, to the minor unit', () => {
  const { direction, lines } = priceChange(seen, 525.66, samplePrice(538.1), words)
  expect(direction).toBe('up')
  expect(lines.map(({ label, more }) => [label, more])).toEqual([
    ['Room, 3 nights', 12.44],
    ['Taxes and fees', 0],
    ['Total', 12.44],
  ])
})

test('the night that moved is named; where the room costs the same, it was the taxes', () => {
  const per_night = seen.per_night.map((night, index) => (index === 1 ? { ...night, amount: night.amount + 5 } : night))
  expect(why({ ...seen, total: 530.66, base: 476, per_night })).toBe('The price for Sat 13 Mar went up since you looked.')
  expect(why({ ...seen, total: 526.66, taxes: 55.66 })).toContain('taxes or fees changed')
})

test('a refusal of the hotel says that nothing was charged', () => {
  for (const code of ['too_many_holds', 'unknown_rate', 'does_not_fit', 'bad_dates'])
    expect(words.refusal(code, 'No.')?.text).toMatch(/Nothing was held or charged/)
  expect(words.refusal('offline', '')).toBeNull()
})

test('rates that are left are handed on only where the room is gone', () => {
  const data = {
    checkoutId: null,
    price: seen,
    isPriceChange: false,
    old_price: null,
    isSelectDiffRoom: true,
    alternatives: [sampleRate('a', 500)],
    expires_at: null,
  }
  const gone = (isSelectDiffRoom: boolean) => {
    const answer = holdAnswer({ ok: true, message: '', data: { ...data, isSelectDiffRoom } })
    return answer.ok && answer.data.gone?.length
  }
  expect(gone(true)).toBe(1)
  expect(gone(false)).toBeUndefined()
})

test('a look at the current prices says what moved', () => {
  const before = [sampleRate('a', 500), sampleRate('b', 600), sampleRate('c', 700)]
  const now = [sampleRate('a', 510), sampleRate('b', 590)]
  expect(refreshedText(changedTotals(before, now))).toBe('Prices updated. 1 price went up. 1 price went down. 1 rate sold out.')
  expect(refreshedText(changedTotals(before, before))).toContain('Nothing changed')
})
