import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { add, money, subtract } from '@sojourn/kernel'
import { idOf } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { quoteOfLines } from './quote.ts'
import { atSellingPrice, divideRetained } from './resale.ts'
import { stubProducts } from './stub.testing.ts'
import type { SaleTerms } from './terms.ts'

const usd = (minor: number) => money(minor, 'USD')
const agentId = idOf<'user'>('usr_agent')
const lines = [
  { kind: 'item' as const, label: 'Mon', rule: 'night', amount: usd(10_001), due: 'now' as const },
  { kind: 'item' as const, label: 'Tue', rule: 'night', amount: usd(9_000), due: 'now' as const },
  { kind: 'tax' as const, label: 'VAT', rule: '10 %', amount: usd(1_900), due: 'now' as const },
  { kind: 'tax' as const, label: 'City tax', rule: 'per night', amount: usd(400), due: 'later' as const },
]
const terms = (mode: SaleTerms['mode']): SaleTerms => ({
  mode,
  cancellationBy: 'windows',
  cancellation: [
    { from: null, to: 'a', amount: usd(0) },
    { from: 'a', to: null, amount: usd(20_901) },
  ],
  timeZone: 'UTC',
  startsOn: null,
  laterAt: 'there',
})
const prepaid = { quote: quoteOfLines('USD', lines), terms: terms('prepaid') }

test('[C3.1] a price that is paid with the booking is sold as one: it shows no tax from which the trade price could be computed', () => {
  for (let markup = 0; markup <= 5_000; markup += 37) {
    const sold = atSellingPrice(prepaid, usd(markup))
    expect(sold.quote.total).toEqual(add(prepaid.quote.total, usd(markup)))
    expect(sold.quote.payLater).toEqual(usd(400))
    expect(sold.terms.cancellation.map(({ amount }) => amount)).toEqual([usd(0), sold.quote.payNow])
    if (markup > 0) expect(sold.quote.lines.map(({ kind, due }) => `${kind} ${due}`)).toEqual(['item now', 'item now', 'tax later'])
  }
})

test('[C3.1] a price that is paid at the place keeps its lines, and the agent’s markup is a line of its own, paid now', () => {
  const sold = atSellingPrice({ quote: quoteOfLines('USD', lines, 'later'), terms: terms('postpaid') }, usd(950))
  expect(sold.quote).toMatchObject({ payNow: usd(950), payLater: usd(21_301) })
  expect(sold.quote.lines.slice(0, -1)).toEqual(lines)
})

test('an agent’s markup is shown in the reader’s language; a line that was stored without a reason keeps its text', () => {
  speakByRequest()
  const later = { product: 'HLT' as const, schema: 'stub@1', details: {}, quote: quoteOfLines('USD', lines, 'later'), terms: terms('postpaid') }
  const [now, there] = inLanguage('en-US', () => [{ ...later, ...prepaid }, later].map((item) => atSellingPrice(item, usd(950))))
  const read = (item: typeof later) =>
    inLanguage('es-MX', () => stubProducts().inCurrentLanguage(item)).quote.lines.map(({ label, rule }) => `${label}: ${rule}`)
  expect(read(now!)).toEqual(['Mon: impuestos y cargos incluidos', 'Tue: impuestos y cargos incluidos', 'City tax: per night'])
  expect(read(there!).at(-1)).toBe('Servicio de agencia: null')
})

test('[C3.1] a fee is divided to the minor unit; of no fee there is no share, of the full price the agent has their whole markup', () => {
  const payNow = usd(21_851)
  const earning = usd(950)
  const of = { items: [{ resale: { agentId, earning, net: prepaid.quote } }], payNow }
  for (const retained of [0, 1, 3_333, 21_851]) {
    const { provider, agents } = divideRetained(of, usd(retained))
    expect(add(provider, agents[0]!.share)).toEqual(usd(retained))
  }
  expect(divideRetained(of, usd(0)).agents[0]!.share).toEqual(usd(0))
  expect(divideRetained(of, payNow)).toEqual({ provider: subtract(payNow, earning), agents: [{ agentId, share: earning }] })
})
