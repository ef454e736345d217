import { setTexts } from '@sojourn/i18n'
import { dayIn, fromMajor, money } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { createActivityWorld } from '@sojourn/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, createSystem, got, smallWorld, systemDb, traveller } from '../../flows/booking-system.testing.ts'
import { activityCallsOf, sessionsOf, twoDays } from './activities.testing.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { quoteOf } from './price-activity.ts'
import { questionsOf } from './questions.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const activities = activityCallsOf(system)
const catalogue = createActivityWorld(smallWorld)
const ana = traveller('ana')

/** What a party pays in euros before our share, as a person would work it out with the price list. */
function byHand(activityId: string, ages: readonly number[]): number | null {
  const { bands, baseMinor, facts, template } = catalogue.find(activityId)!
  if (template.groupOf !== null) return baseMinor
  let sum = 0
  for (const age of ages) {
    const band = bands.find(({ from, to }) => age >= from && age <= to)
    if (!band) return null
    const share = (baseMinor * band.percent) / 100
    sum += share === 0 ? 0 : Math.max(facts.stepMinor, Math.round(share / facts.stepMinor) * facts.stepMinor)
  }
  return sum
}

test('prices by age are those of the price list, their lines re-add, and a family never pays for whom it does not bring', async () => {
  const all = catalogue.at(catalogue.findPlace('lisbon')!).map(({ activityId }) => activityId)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...all),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 1 }),
      fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
      async (activityId, adults, seniors, children) => {
        const answer = await activities.details(
          { activity_id: activityId, from: '2027-05-12', to: '2027-05-18', adults, seniors, children, currency: 'EUR' },
          ana,
        )
        const ages = [...Array.from({ length: adults }, () => 30), ...Array.from({ length: seniors }, () => 70), ...children]
        const expected = byHand(activityId, ages)
        if (!answer.ok) {
          expect(codeOf(answer)).toMatch(/not_for_age|party_too_large/)
          return
        }
        const { price } = answer.value.activity
        expect(price.base + price.taxes + price.fees).toBeCloseTo(price.total, 6)
        // 8 % of ours on each price, rounded one by one.
        const total = fromMajor(price.total, 'EUR')!.minor
        expect(expected).not.toBeNull()
        expect(Math.abs(total - expected! * 1.08)).toBeLessThanOrEqual(ages.length)
      },
    ),
    { numRuns: 120 },
  )
})

test('a departure has the places that its capacity leaves, is sold until its last hours, and what it costs to cancel rises with time', async () => {
  const search = twoDays(17)
  const { activities: found } = got(await activities.search(search, ana))
  for (const { activity_id } of found) {
    const activity = catalogue.find(activity_id)!
    for (const session of await sessionsOf(system, activity_id, search, ana)) {
      const made = catalogue.sessions(activity, session.starts_at.slice(0, 10)).find(({ startsAt }) => startsAt === session.starts_at)!
      if (session.left !== null) expect(session.left).toBe(activity.capacity - made.others)
      expect(dayIn(activity.facts.timeZone, clock.nowMs()) < session.starts_at).toBe(true)
      const costs = session.cancellation.map(({ amount }) => amount)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      expect(session.cancellation.slice(1).map(({ from }) => from)).toEqual(session.cancellation.slice(0, -1).map(({ to }) => to))
    }
  }
})

test('filters leave what they say, facets count what there is, pages do not overlap, and orders are kept', async () => {
  const all = got(await activities.search(twoDays(17), ana))
  const morning = got(await activities.search(twoDays(17, { filters: { times: ['morning'], free_cancellation: true } }), ana))
  expect(morning.facets).toEqual(all.facets)
  expect(
    morning.activities.every(({ free_hours, next_sessions }) => free_hours !== null && next_sessions.some(({ starts_at }) => starts_at.slice(11) < '12:00')),
  ).toBe(true)
  expect(all.facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
  const pages = [
    got(await activities.search(twoDays(17, { limit: 10, sort: 'price' }), ana)),
    got(await activities.search(twoDays(17, { limit: 10, sort: 'price', cursor: '10' }), ana)),
  ]
  const totals = pages.flatMap(({ activities: page }) => page.map(({ price }) => price.total))
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  expect(new Set(pages.flatMap(({ activities: page }) => page.map(({ activity_id }) => activity_id))).size).toBe(20)
  const toddlers = got(await activities.search(twoDays(17, { children: [1] }), ana))
  expect(toddlers.not_for_party).toBeGreaterThan(0)
  expect(toddlers.total).toBeLessThan(all.total)
})

test.each([
  ['a place that is not there', { place: 'atlantis' }, 'unknown_place', 'place'],
  ['days in the wrong order', { from: '2027-03-18', to: '2027-03-17' }, 'bad_dates', 'to'],
  ['days that are over', { from: '2026-01-01', to: '2026-01-02' }, 'bad_dates', 'to'],
  ['too many days', { to: '2027-12-30' }, 'bad_dates', 'to'],
  ['nobody', { adults: 0 }, 'bad_party', 'adults'],
])('%s is refused with the field and what to do', async (_, wrong, code, path) => {
  const answer = await activities.search({ ...twoDays(17), ...wrong }, ana)
  expect(answer).toMatchObject({ ok: false, refusal: { code, detail: { errors: [{ path, message: expect.stringMatching(/\w/) }] } } })
})

test('a tax by the share, and half of the price where cancelling is strict, need no third decimal of a currency with three', () => {
  const [activity] = catalogue.at(catalogue.findPlace('lisbon')!)
  const exchange = { currency: 'KWD', of: (minor: number) => money(minor * 10, 'KWD') }
  const group = { netMinor: 1_033, people: 4 }
  const basis = { baseMinor: 0, stepMinor: 1, plusPercent: 0, markupBasisPoints: 0, bands: [], group, taxPpm: 88_750 }
  const { total } = quoteOf(basis, activity!, exchange)
  expect(total.minor).toBe(10_330 + 920)
  const costs = cancellationOf({ freeHours: 168, startsMs: clock.nowMs(), timeZone: 'America/New_York', whole: money(10_010, 'KWD') })
  expect(costs.map(({ amount }) => amount.minor)).toEqual([0, 5_010, 10_010, 10_010])
})

test('where people are picked up is asked with the name of the town in their language', () => {
  const picking = catalogue.at(catalogue.findPlace('lisbon')!).find(({ template }) => template.pickup)!
  const before = setTexts({ language: () => 'de-DE', find: () => null })
  const [asked] = questionsOf(picking)
  setTexts(before)
  expect(asked).toMatchObject({ code: 'pickup', hint: expect.stringContaining('Lissabon') })
})
