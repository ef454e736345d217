import { say } from '@sojourn/i18n'
import { add, allocate, type Money, scale, subtract, type UserId } from '@sojourn/kernel'
import { checkQuote, type LineWords, type Quote, type QuoteLine, takenByUs } from './quote.ts'
import type { CancellationWindow, SaleTerms } from './terms.ts'

/** An item that an agent sells on: whose earning is in its price, how much of it, and what it costs without. */
export interface Resale {
  readonly agentId: UserId
  readonly earning: Money
  readonly net: Quote
}

/** The price of what is owed to suppliers and the state: without an agent's markup. */
export const netQuote = ({ quote, resale }: { readonly quote: Quote; readonly resale?: Resale | undefined }): Quote => resale?.net ?? quote

interface Sold {
  readonly quote: Quote
  readonly terms: SaleTerms
}

/**
 * The same offer at the price a client pays. Where it is paid with the booking, taxes and fees go into the lines of its items: the price of the trade must not be read from
 * them. Where it is paid later, at the price of the place itself, what the agent put on is a line of its own, paid with the booking.
 */
export function atSellingPrice<T extends Sold>(item: T, markup: Money): T {
  if (markup.minor === 0) return item
  const quote = checkQuote(item.terms.mode === 'prepaid' ? prepaid(item.quote, markup) : postpaid(item.quote, markup))
  return { ...item, quote, terms: { ...item.terms, cancellation: windowsFor(item, takenByUs(quote)) } }
}

function prepaid({ lines, payNow, total, ...rest }: Quote, markup: Money): Quote {
  const bare = lines.filter(({ kind, due }) => kind === 'item' && due === 'now')
  const parts = allocate(
    add(takenByUs({ total, ...rest }), markup),
    bare.map(({ amount }) => Math.max(0, amount.minor)),
  )
  const sold = bare.map((line, index): QuoteLine => {
    const part: QuoteLine = { ...line, resold: 'included', amount: parts[index]! }
    return { ...part, ...resoldWords(part) }
  })
  return { ...rest, lines: [...sold, ...lines.filter(({ due }) => due === 'later')], payNow: add(payNow, markup), total: add(total, markup) }
}

const postpaid = ({ lines, payNow, total, ...rest }: Quote, markup: Money): Quote => ({
  ...rest,
  lines: [...lines, { kind: 'item', ...agencyService(), amount: markup, due: 'now', resold: 'service' }],
  payNow: add(payNow, markup),
  total: add(total, markup),
})

const agencyService = (): LineWords => ({ label: say`Agency service`, rule: null })

/** A line in the current language where an agent's price made something else of it; as it is where not. */
export function resoldWords({ label, rule, resold }: Pick<QuoteLine, 'label' | 'rule' | 'resold'>): LineWords {
  if (resold === undefined) return { label, rule }
  return resold === 'service' ? agencyService() : { label, rule: say`taxes and fees included` }
}

/** The fee grows with the price: where the full price is charged, all of the markup is. */
function windowsFor({ quote, terms }: Sold, taken: Money): readonly CancellationWindow[] {
  const before = takenByUs(quote)
  if (terms.mode === 'postpaid' || before.minor === 0) return terms.cancellation
  return terms.cancellation.map((window) => ({ ...window, amount: scale(window.amount, taken.minor, before.minor) }))
}

interface Paid {
  readonly items: readonly { readonly resale?: Resale | undefined }[]
  readonly payNow: Money
}

/** What agents earn from a booking's payment, by agent. */
export function earningsOf({ items }: Pick<Paid, 'items'>): readonly Pick<Resale, 'agentId' | 'earning'>[] {
  return items.flatMap(({ resale }) => (resale && resale.earning.minor > 0 ? [resale] : []))
}

/** The fee of a cancelled booking, divided as its price was: a share for each agent, the rest for the provider. */
export function divideRetained(
  paid: Paid,
  retained: Money,
): { readonly provider: Money; readonly agents: readonly { readonly agentId: UserId; readonly share: Money }[] } {
  const agents = earningsOf(paid).map(({ agentId, earning }) => ({ agentId, share: scale(retained, earning.minor, paid.payNow.minor) }))
  return { provider: agents.reduce((left, { share }) => subtract(left, share), retained), agents }
}
