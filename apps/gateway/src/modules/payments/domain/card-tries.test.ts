import { expect, test } from 'vitest'
import { CARD_TRIES, type CardTries, judgeCardTry, type TriedBy } from './card-tries.ts'

const NONE: CardTries = { count: 0, asking: 0, lastMs: 0, nextMs: 0, paidMs: null }

/** How many of so many tries are allowed, one every so often, where none of them pays. */
function allowedOf(by: TriedBy, tries: number, everyMs: number): number {
  let past = NONE
  let allowed = 0
  for (let i = 0; i < tries; i++) {
    const judged = judgeCardTry(by, past, 1_800_000_000_000 + i * everyMs)
    if (!judged.allowed) continue
    allowed++
    past = { ...judged.tries, asking: 0 }
  }
  return allowed
}

test('[C4.2] five thousand cards of unknown payers, within a minute or an hour, reveal fewer than thirty, whatever they change', () => {
  expect(allowedOf('strangers', 5_000, 12)).toBeLessThan(30)
  expect(allowedOf('strangers', 5_000, 720)).toBeLessThan(30)
})

test('[C4.2] one person’s five thousand cards, or one card’s five thousand codes, in a day reveal few', () => {
  for (const by of ['person', 'device', 'card', 'address'] as const) expect(allowedOf(by, 5_000, 17_280), by).toBeLessThan(60)
})

test('ten tries are allowed for mistakes, and a day without tries resets the count', () => {
  for (const by of ['person', 'device', 'card', 'address', 'strangers'] as const) expect(allowedOf(by, 10, 1_000), by).toBe(10)
  const waiting = { ...NONE, count: 160, lastMs: 1_000, nextMs: 2_000 }
  expect(judgeCardTry('person', waiting, 1_000 + CARD_TRIES.person.forgetAfterMs + 1)).toMatchObject({ allowed: true, tries: { count: 4 } })
})

test('a refused try says for how long, and whether others are only being asked about', () => {
  const waiting = { ...NONE, count: 64, lastMs: 1_000, nextMs: 3_000 }
  expect(judgeCardTry('strangers', waiting, 1_500)).toEqual({ allowed: false, waitMs: 1_500, rush: false })
  expect(judgeCardTry('strangers', { ...waiting, asking: 2 }, 1_500)).toMatchObject({ rush: true })
  expect(judgeCardTry('person', { ...waiting, asking: 2 }, 1_500)).toMatchObject({ rush: false })
})
