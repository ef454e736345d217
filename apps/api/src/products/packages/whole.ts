import type { PackagePartShape, PackageShape } from '@sojourn/contracts'
import { type Money, roundPrice, subtract, sum, toMajor } from '@sojourn/kernel'
import type { AgentTerms } from '../../http/index.ts'
import { agencyOnWire, priceOnWire } from '../../sale/on-wire.ts'
import { ownPriceLink } from '../../sale/own-price-link.ts'
import type { PartFound } from '../../sale/part-source.ts'
import type { Offer } from '../../sale/product.ts'
import { mergeQuotes, type Quote } from '../../sale/quote.ts'
import { freeUntil, type SaleTerms } from '../../sale/terms.ts'
import { lessDiscounts } from './package.ts'

/** Where nothing is said of them, and nothing hangs on them. */
const NO_TERMS: SaleTerms = { mode: 'prepaid', cancellationBy: 'windows', cancellation: [], timeZone: 'UTC', startsOn: null, laterAt: '' }

const offerOf = ({ offer, terms }: PartFound): Offer => ({ details: null, terms: terms ?? NO_TERMS, ...offer })

/** The prices of parts as a package sells them, in their order. */
export function soldQuotes(parts: readonly PartFound[]): Quote[] {
  const [stay, flight] = [parts.find(({ role }) => role === 'stay'), parts.find(({ role }) => role === 'flight')]
  return parts.map((part) => (part === stay ? lessDiscounts(offerOf(part), flight?.offer ?? null).quote : part.offer.quote))
}

/** What the public pays for the same, part by part; the same where no agent asked. */
export const publicTotals = (parts: readonly PartFound[]): Money[] =>
  soldQuotes(parts.map(({ inPublic, ...part }) => ({ ...part, offer: inPublic ?? part.offer }))).map(({ total }) => total)

/** What an agent sees next to what they pay for it. */
export function inTrade(
  whole: PackageShape,
  { quotes, inPublic }: { readonly quotes: readonly Quote[]; readonly inPublic: readonly Money[] },
  agent: AgentTerms | null,
): PackageShape {
  if (!agent) return whole
  const { currency, total } = mergeQuotes(quotes)
  return { ...whole, price: { ...whole.price, agency: agencyOnWire(total, sum(currency, inPublic), agent) } }
}

export function wirePart(part: PartFound, nowMs: number): PackagePartShape {
  const { role, product, fields, starts, ends, offer, terms, card } = part
  return {
    role,
    product,
    fields: { ...fields },
    ...card,
    url: ownPriceLink(card.url, offer.quote),
    starts: { at: starts.at, time_zone: starts.timeZone },
    ends: { at: ends.at, time_zone: ends.timeZone },
    price: priceOnWire(offer.quote),
    free_cancellation_until: terms && freeUntil(terms.cancellation, nowMs),
  }
}

/** Parts as one: `quotes` are their prices as they are sold together. */
export function wireWhole(
  parts: readonly PartFound[],
  { quotes, people, nowMs }: { readonly quotes: readonly Quote[]; readonly people: number; readonly nowMs: number },
): PackageShape {
  const price = mergeQuotes(quotes)
  const own = sum(
    price.currency,
    parts.map(({ offer }) => offer.quote.total),
  )
  return {
    parts: parts.map((part) => wirePart(part, nowMs)),
    price: priceOnWire(price),
    own_total: toMajor(own),
    discounts: quotes.flatMap(({ lines }, index) =>
      lines.flatMap(({ package: of, label, rule, amount }) => (of ? [{ part: index + 1, label, rule, amount: toMajor(amount) }] : [])),
    ),
    saving: toMajor(subtract(own, price.total)),
    per_person: toMajor(roundPrice({ ...price.total, minor: Math.round(price.total.minor / Math.max(1, people)) })),
  }
}
