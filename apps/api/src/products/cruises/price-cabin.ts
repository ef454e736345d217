import type { Price } from '@sojourn/contracts'
import { type Day, instantMs, isoIn, type Money, min, subtract, toMajor } from '@sojourn/kernel'
import { type CabinGrade, type CruiseCharge, depositMinor, finalPaymentOn, penaltiesOf } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { agencyOnWire, priceOnWire } from '../../sale/on-wire.ts'
import { inInstalments, type LineWords, type Quote, type QuoteLine, quoteOfLines, takenByUs, taxesNow } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import type { CruiseAsk, PricedFor } from './cruise-ask.ts'
import { type CabinCost, type CostLine, cabinCost } from './domain/cabin-cost.ts'
import { cruiseCancellation, giveUpOn, isPaidLater, NOTICE_DAYS } from './domain/cruise-terms.ts'
import type { AskedSailing } from './find-sailing.ts'
import { type CruiseLine, lineWords, onBoard } from './price-words.ts'

/** How it is paid. */
type Paying = Pick<CruiseAsk, 'gratuities' | 'pay'>

export const USUALLY: Paying = { gratuities: 'now', pay: 'deposit' }

export interface PricedCabin {
  readonly quote: Quote
  readonly price: Price
  readonly fare: Money
  readonly gratuities: Money
  readonly perGuest: readonly Money[]
  readonly deposit: { readonly due_now: number; readonly rest: number; readonly final_payment_on: Day | null }
  readonly finalOn: Day | null
  readonly markup: Money
  readonly revenue: Money
  readonly terms: SaleTerms
}

type Asked = Pick<AskedSailing, 'catalogue' | 'at' | 'timeZone' | 'exchange'>

/** For lists, which show no lines. */
export const wordless = (): LineWords => ({ label: '', rule: null })

/** What such a cabin costs in all, without its parts; null where it sleeps fewer. */
export function cabinTotal({ at, exchange }: Asked, grade: CabinGrade, { guests, markupBasisPoints }: PricedFor): Money | null {
  const charged = at.prices.cabin(grade, guests.length)
  return charged && cabinCost(charged.charges, guests.length, markupBasisPoints, exchange).total
}

/** A cabin of a grade at its price of the day; null where it sleeps fewer. */
export function priceCabin(asked: Asked, grade: CabinGrade, of: PricedFor & Paying, agent: AgentTerms | null, words = lineWords): PricedCabin | null {
  const { at, exchange } = asked
  const { sailing, today } = at
  const guests = of.guests.length
  const charged = at.prices.cabin(grade, guests)
  if (!charged) return null
  const cost = cabinCost(charged.charges, guests, of.markupBasisPoints, exchange)
  const whole = quoteOfLines(exchange.currency, linesOf(asked, cost, of, words))
  const onDay = finalPaymentOn(sailing)
  const hasDeposit = isPaidLater(onDay, today)
  const deposit = min(takenByUs(whole), exchange.of(depositMinor(sailing, grade, charged.fareMinor, guests)))
  const rest = subtract(takenByUs(whole), deposit)
  const finalOn = hasDeposit && of.pay === 'deposit' && rest.minor > 0 ? onDay : null
  const quote = finalOn ? inInstalments(whole, [{ amount: rest, on: finalOn }]) : whole
  return {
    quote,
    price: {
      ...priceOnWire(quote),
      ...(agent && { agency: agencyOnWire(quote.total, cabinCost(charged.charges, guests, agent.publicBasisPoints, exchange).total, agent) }),
    },
    fare: cost.fare,
    gratuities: cost.gratuities,
    perGuest: cost.perGuest,
    deposit: { due_now: toMajor(quote.payNow), rest: finalOn ? toMajor(rest) : 0, final_payment_on: finalOn },
    finalOn,
    markup: cost.markup,
    revenue: finalOn ? min(cost.markup, subtract(quote.payNow, taxesNow(quote))) : cost.markup,
    terms: termsOf(asked, cost.fare, { deposit: finalOn ? deposit : null, finalOn }),
  }
}

function linesOf(
  { catalogue, at: { sailing } }: Asked,
  { lines }: CabinCost<CruiseCharge>,
  { guests, gratuities }: PricedFor & Paying,
  words: typeof lineWords,
): QuoteLine[] {
  const nights = sailing.itinerary.nights
  return lines.map(({ charge, each, amount }): QuoteLine => {
    const why = whyOf(charge, { each, nights, guests: guests.length, portName: (port) => catalogue.findPort(port)!.name })
    return {
      kind: KINDS[charge.kind],
      ...words(why),
      amount,
      due: charge.kind === 'gratuities' && gratuities === 'on_board' ? 'later' : 'now',
      why,
      ...(charge.kind === 'fare' && { per: 'person' as const, traveller: charge.guest }),
    }
  })
}

const KINDS: Readonly<Record<CruiseCharge['kind'], QuoteLine['kind']>> = { fare: 'item', 'port-expenses': 'fee', 'port-tax': 'tax', gratuities: 'fee' }

interface Of {
  readonly each: CostLine['each']
  readonly nights: number
  readonly guests: number
  portName(port: string): string
}

function whyOf(charge: CruiseCharge, { each, nights, guests, portName }: Of): CruiseLine {
  if (charge.kind === 'fare') return { of: 'fare', guest: charge.guest, nights, alone: guests === 1 }
  const of = charge.kind === 'port-tax' ? 'port_tax' : charge.kind === 'port-expenses' ? 'port_expenses' : 'gratuities'
  return { of, port: charge.kind === 'port-tax' ? portName(charge.port) : '', eachMinor: each.minor, guests, currency: each.currency }
}

function termsOf(
  { catalogue, at: { sailing }, timeZone }: Asked,
  fare: Money,
  { deposit, finalOn }: { readonly deposit: Money | null; readonly finalOn: Day | null },
): SaleTerms {
  const departs = catalogue.callsOf(sailing)[0]!.departsAt!.slice(11)
  return {
    mode: 'prepaid',
    cancellationBy: 'windows',
    cancellation: cruiseCancellation({ startsOn: sailing.startsOn, steps: penaltiesOf(sailing), departs, timeZone, fare, deposit }),
    timeZone,
    startsOn: sailing.startsOn,
    // Whoever sails has what the port expenses and gratuities were paid for.
    cancellableUntil: isoIn(timeZone, instantMs(sailing.startsOn, departs, timeZone)),
    laterAt: onBoard(),
    ...(finalOn && { later: { by: 'us', on: finalOn, noticeDays: NOTICE_DAYS, giveUpOn: giveUpOn(finalOn), restAtPlace: true } }),
  }
}
