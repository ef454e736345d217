import { daysBetween, instantMs, money, type Tx } from '@sojourn/kernel'
import { cabinGrades, finalPaymentOn, penaltyPercentOn, singlePercent } from '@sojourn/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cruiseCatalogue } from './catalogue.ts'
import type { CruiseAsk } from './cruise-ask.ts'
import { cruiseTestWorld } from './cruises.testing.ts'
import type { CruiseParts } from './parts.ts'
import { priceCabin } from './price-cabin.ts'
import { quoteCabin } from './quote-cabin.ts'

const RATE = 0.9
const catalogue = cruiseCatalogue(cruiseTestWorld)
const nowMs = Date.UTC(2027, 0, 15, 12)
const sailings = catalogue.onSale(nowMs)
const parts = {
  clock: { nowMs: () => nowMs },
  catalogue: () => catalogue,
  rates: async () => () => String(RATE),
  stock: { takenOn: async () => ({ cabins: new Set<string>(), guests: 0 }) },
} as unknown as CruiseParts
const grades = cabinGrades()
const half = (amount: number): number => Math.round(Number(amount.toFixed(6)))

/** What a cabin costs, in cents of the currency, as a person would work it out from the list of fares: a fare each, with our share on what earns a commission, and for each the same expenses, taxes and gratuities. */
function byHand(at: (typeof sailings)[number], grade: (typeof grades)[number], guests: number, share: number, rate: number): number {
  const fare = at.prices.farePerPersonMinor(grade)
  const percents = guests === 1 && grade.guestsMax > 1 ? [singlePercent(at.sailing, catalogue.seed)] : [100, 100, 45, 45].slice(0, guests)
  const fares = percents.map((percent) => {
    const whole = half((fare * percent) / 100)
    const earning = whole - half(whole * 0.18)
    return half((whole + half((earning * share) / 10_000)) * rate)
  })
  const others = at.prices
    .cabin(grade, guests)!
    .charges.flatMap((charge) => (charge.kind === 'fare' ? [] : [half((charge.amountMinor / guests) * rate) * guests]))
  return [...fares, ...others].reduce((sum, each) => sum + each, 0)
}

test('every price re-adds from its guests and its lines, whoever buys it, in which currency and however it is paid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(sailings.length - 1),
      fc.constantFrom(...grades),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(0, 900, 1_200),
      fc.constantFrom('USD', 'EUR'),
      fc.constantFrom<CruiseAsk['gratuities']>('now', 'on_board'),
      fc.constantFrom<CruiseAsk['pay']>('deposit', 'all'),
      async (nth, grade, guests, markupBasisPoints, currency, gratuities, pay) => {
        const at = sailings[nth]!
        const { sailing, today } = at
        const free = grade.decks === null ? undefined : at.anyFree(grade, guests, undefined)
        const ask: CruiseAsk = {
          ...{ sailingId: sailing.sailingId, grade: grade.grade, cabin: free?.cabin ?? null, guests: Array.from({ length: guests }, () => 40) },
          ...{ dining: 'open', gratuities, pay, option: false, currency, markupBasisPoints },
        }
        const quoted = await quoteCabin(parts, {} as Tx, ask)
        if (!quoted.ok) {
          expect(['too_many_guests', 'unknown_grade', 'sold_out']).toContain(quoted.refusal.code)
          return
        }
        const { quote, terms, markup, revenue } = quoted.value
        expect(quote.total.minor).toBe(byHand(at, grade, guests, markupBasisPoints, currency === 'EUR' ? RATE : 1))
        const fare = quote.lines.filter(({ kind }) => kind === 'item').reduce((sum, { amount }) => sum + amount.minor, 0)
        expect(markup.minor).toBeLessThanOrEqual(fare)
        expect(revenue.minor).toBeLessThanOrEqual(quote.payNow.minor)
        // On board are gratuities alone.
        const tips = quote.lines.at(-1)!.amount.minor
        expect(quote.payLater.minor).toBe(gratuities === 'on_board' ? tips : 0)
        const isLater = pay === 'deposit' && daysBetween(today, finalPaymentOn(sailing)) > 7
        const later = (quote.instalments ?? []).reduce((sum, { amount }) => sum + amount.minor, 0)
        expect(later > 0, 'something is left for later').toBe(isLater)
        if (isLater) expect(quote.instalments).toMatchObject([{ on: finalPaymentOn(sailing) }])
        // What is kept grows from step to step, and is never more than the fare: the rest always comes back.
        const kept = terms.cancellation.map(({ amount }) => amount.minor)
        expect(kept[0]).toBe(0)
        expect(kept).toEqual([...kept].sort((a, b) => a - b))
        expect(kept.at(-1)).toBe(fare)
        // What comes back is of those who do not sail: nobody cancels on board.
        const departs = instantMs(sailing.startsOn, catalogue.callsOf(sailing)[0]!.departsAt!.slice(11), terms.timeZone)
        expect(Date.parse(terms.cancellableUntil!)).toBe(departs)
        // Only where a deposit was paid is it kept at least.
        if (!isLater) expect(kept[1]).toBe(half(fare * 0.25))
        const now = terms.cancellation.findLast(({ from }) => from === null || Date.parse(from) <= nowMs)!.amount.minor
        if (daysBetween(today, finalPaymentOn(sailing)) <= 7) expect(now).toBe(half((fare * penaltyPercentOn(sailing, today)) / 100))
      },
    ),
    { numRuns: 400 },
  )
})

test('a list shows the price that its details and the cabin have, at every hour of the day', () => {
  for (let hour = 0; hour < 24; hour += 3) {
    const at = nowMs + hour * 3_600_000
    for (const each of catalogue.onSale(at).filter((_, nth) => nth % 97 === 0)) {
      const [first] = each.cheapest(2, undefined)
      if (first) expect(first.totalMinor).toBe(catalogue.at(each.sailing, each.today).prices.cabin(first.grade, 2)!.totalMinor)
    }
  }
})

test('an agent sees what the trade pays and what the public would', () => {
  const at = sailings[500]!
  const { grade } = at.cheapest(2, undefined)[0]!
  const asked = { catalogue, at, timeZone: 'UTC', exchange: { currency: 'USD', of: (minor: number) => money(minor, 'USD') } }
  const of = { guests: [40, 40], currency: 'USD', markupBasisPoints: 900, gratuities: 'now', pay: 'all' } as const
  const agent = { publicBasisPoints: 1_200, request: { by: 'public' }, limits: { minBasisPoints: 0, maxBasisPoints: 10_000 } } as const
  const { price } = priceCabin(asked, grade, of, agent)!
  expect(price.agency!.net).toBe(price.total)
  expect(price.agency!.sell).toBe(priceCabin(asked, grade, { ...of, markupBasisPoints: 1_200 }, null)!.price.total)
})
