import { DEFAULT_PAYMENTS, DEFAULT_SITE, money, PRICING_RULES } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { agentTermsOf, markupOf } from './agency-price.ts'
import { organisation, person } from './app.testing.ts'
import { memberShare, pricingFor } from './pricing.ts'

const usd = (minor: number) => money(minor, 'USD')
const org = { ...organisation(), markup: { b2c: 1_300, b2b: 800 } }
const under = (pricingRule: (typeof PRICING_RULES)[number]) => ({ ...org, payments: { ...DEFAULT_PAYMENTS, pricingRule } })
const agent = person('agent', 3)

test('[B4.8] our share is put on a net rate, unless the supplier pays a commission later', async () => {
  const shares = await Promise.all(
    PRICING_RULES.map(async (rule) => {
      const of = async (user: typeof agent | null) => (await pricingFor({ org: under(rule), user, currency: 'USD' })).markupBasisPoints
      return [rule, await of(null), await of(agent)]
    }),
  )
  expect(shares).toEqual([
    ['markup', 1_300, 800],
    ['commission', 0, 0],
    ['net', 1_300, 800],
  ])
  expect(agentTermsOf({ org: under('commission'), user: agent })?.publicBasisPoints).toBe(0)
  expect(agentTermsOf({ org, user: person('member') })).toBeNull()
})

test('[C3.1] a markup is as requested within the limits, never below 0, and in three decimals one that two can show', () => {
  const limits = DEFAULT_SITE.agentMarkup
  const net = usd(10_000)
  expect(markupOf(net, usd(10_723), { request: { by: 'public' }, limits })).toEqual(usd(723))
  expect(markupOf(net, usd(9_000), { request: { by: 'public' }, limits })).toEqual(usd(0))
  expect(markupOf(net, net, { request: { by: 'percent', basisPoints: 1_250 }, limits })).toEqual(usd(1_250))
  expect(markupOf(net, net, { request: { by: 'amount', amount: usd(999_999) }, limits })).toEqual(usd(3_000))
  expect(markupOf(net, net, { request: { by: 'public' }, limits: { minBasisPoints: 200, maxBasisPoints: 300 } })).toEqual(usd(200))
  const kwd = money(12_340, 'KWD')
  expect(markupOf(kwd, kwd, { request: { by: 'percent', basisPoints: 333 }, limits }).minor % 10).toBe(0)
})

test('[B6.4] a member pays a share less than the public, never less than it costs us; an agent the price of the trade', async () => {
  const asked = async (user: typeof agent | null, points: number, rule: (typeof PRICING_RULES)[number] = 'markup') =>
    (await pricingFor({ org: under(rule), user, currency: 'USD', memberPricePoints: async () => points })).markupBasisPoints
  expect(await asked(person('member'), 500)).toBe(735)
  expect([await asked(person('member'), 0), await asked(null, 500), await asked(agent, 500)]).toEqual([1_300, 1_300, 800])
  expect([await asked(person('member'), 5_000), await asked(person('member'), 500, 'commission')]).toEqual([0, 0])
})

test('[B6.4] what a plan takes off is never more than it says', () => {
  for (const share of [0, 1, 137, 1_300, 3_137, 9_999])
    for (const points of [0, 1, 300, 500, 800, 5_000]) {
      const lower = 1 - (10_000 + memberShare(share, points)) / (10_000 + share)
      expect(lower).toBeGreaterThanOrEqual(0)
      expect(lower).toBeLessThanOrEqual(points / 10_000 + 1e-12)
    }
})
