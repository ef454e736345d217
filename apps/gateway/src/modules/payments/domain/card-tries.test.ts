import { expect, test } from 'vitest'
import { CARD_TRIES, type CardTries, judgeCardTry, type TriedBy } from './card-tries.ts'

const NONE: CardTries = { count: 0, asking: 0, lastMs: 0, nextMs: 0, paidMs: null }

/** How many of so many tries are allowed, one every so often, where none of them pays, to a browser that does up to so much work for each. */
function allowedOf(by: TriedBy, tries: number, everyMs: number, workMost = 0): number {
  let past = NONE
  let allowed = 0
  for (let i = 0; i < tries; i++) {
    const judged = judgeCardTry(by, past, 1_800_000_000_000 + i * everyMs)
    if (!judged.allowed || judged.work > workMost) continue
    allowed++
    past = { ...judged.tries, asking: 0 }
  }
  return allowed
}

test('[C4.2] five thousand cards of unknown payers, within a minute or an hour, reveal fewer than thirty, whatever they change', () => {
  expect(allowedOf('strangers', 5_000, 12)).toBeLessThan(30)
  expect(allowedOf('strangers', 5_000, 720)).toBeLessThan(30)
  // A second of work for each is no way round.
  expect(allowedOf('strangers', 5_000, 720, 19)).toBeLessThan(30)
})

test('[C4.2] one person’s five thousand cards, or one card’s five thousand codes, in a day reveal few', () => {
  for (const by of ['person', 'device', 'card', 'address'] as const) expect(allowedOf(by, 5_000, 17_280, 30), by).toBeLessThan(60)
})

test('ten tries are allowed for mistakes, and a day without tries resets the count', () => {
  for (const by of ['person', 'device', 'card', 'address', 'strangers'] as const) expect(allowedOf(by, 10, 1_000, 30), by).toBe(10)
  const waiting = { ...NONE, count: 160, lastMs: 1_000, nextMs: 2_000 }
  expect(judgeCardTry('person', waiting, 1_000 + CARD_TRIES.person.forgetAfterMs + 1)).toMatchObject({ allowed: true, tries: { count: 4 } })
})

test('a refused try says for how long, and whether others are only being asked about', () => {
  const waiting = { ...NONE, count: 64, lastMs: 1_000, nextMs: 3_000 }
  expect(judgeCardTry('address', waiting, 1_500)).toEqual({ allowed: false, waitMs: 1_500, rush: false })
  expect(judgeCardTry('address', { ...waiting, asking: 2 }, 1_500)).toMatchObject({ rush: true })
  expect(judgeCardTry('person', { ...waiting, asking: 2 }, 1_500)).toMatchObject({ rush: false })
})

test('[C4.2] strangers together are challenged and never refused; the work doubles with each try, and is less once tries are forgotten', () => {
  const at = (tries: number, more: Partial<CardTries> = {}, nowMs = 2_000_000) =>
    judgeCardTry('strangers', { ...NONE, count: tries * 4, lastMs: 2_000_000, ...more }, nowMs)
  expect([0, 10, 11, 12, 15, 5_000].map((tries) => at(tries))).toMatchObject([0, 0, 14, 15, 18, 22].map((work) => ({ allowed: true, work })))
  // Nothing has failed: others are only being asked about.
  expect(at(15, { asking: 15 })).toMatchObject({ rush: true })
  expect(at(15, {}, 2_000_000 + 50 * 60_000)).toMatchObject({ work: 0, tries: { count: 44 } })
  expect(at(15, { asking: 15 }, 2_000_000 + 50 * 60_000)).toMatchObject({ tries: { count: 64 } })
})
