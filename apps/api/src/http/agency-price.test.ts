import { DEFAULT_PAYMENTS, DEFAULT_SITE, money, PRICING_RULES } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { agentTermsOf, markupOf } from './agency-price.ts'
import { organisation, person } from './app.testing.ts'
import { pricingFor } from './pricing.ts'

const usd = (minor: number) => money(minor, 'USD')
const org = { ...organisation(), markup: { b2c: 1_300, b2b: 800 } }
const under = (pricingRule: (typeof PRICING_RULES)[number]) => ({ ...org, payments: { ...DEFAULT_PAYMENTS, pricingRule } })
const agent = person('agent', 3)

test('[B4.8] our share is put on a net rate, unless the supplier pays a commission later', () => {
  const shares = PRICING_RULES.map((rule) => {
    const of = (user: typeof agent | null) => pricingFor({ org: under(rule), user, currency: 'USD' }).markupBasisPoints
    return [rule, of(null), of(agent)]
  })
  expect(shares).toEqual([
    ['markup', 1_300, 800],
    ['commission', 0, 0],
    ['net', 1_300, 800],
  ])
  expect(agentTermsOf({ org: under('commission'), user: agent })?.publicBasisPoints).toBe(0)
  expect(agentTermsOf({ org, user: person('member') })).toBeNull()
})

test('[C3.1] a markup is as wished within the limits, never below 0, and in three decimals one that two can show', () => {
  const limits = DEFAULT_SITE.agentMarkup
  const net = usd(10_000)
  expect(markupOf(net, usd(10_723), { wish: { by: 'public' }, limits })).toEqual(usd(723))
  expect(markupOf(net, usd(9_000), { wish: { by: 'public' }, limits })).toEqual(usd(0))
  expect(markupOf(net, net, { wish: { by: 'percent', basisPoints: 1_250 }, limits })).toEqual(usd(1_250))
  expect(markupOf(net, net, { wish: { by: 'amount', amount: usd(999_999) }, limits })).toEqual(usd(3_000))
  expect(markupOf(net, net, { wish: { by: 'public' }, limits: { minBasisPoints: 200, maxBasisPoints: 300 } })).toEqual(usd(200))
  const kwd = money(12_340, 'KWD')
  expect(markupOf(kwd, kwd, { wish: { by: 'percent', basisPoints: 333 }, limits }).minor % 10).toBe(0)
})
