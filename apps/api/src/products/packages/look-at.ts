import type { DataOf, ParsedBodyOf, packageDetails } from '@sojourn/contracts'
import { accept, type Money, type Outcome } from '@sojourn/kernel'
import { agentTermsOf, type Caller, pricingFor } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { lineOnWire } from '../../sale/on-wire.ts'
import { linesOf } from '../../sale/price-lines.ts'
import type { Shop } from '../../sale/shop.ts'
import { alternativesOf, extrasOf } from './options.ts'
import { ownFreeOf } from './own-free.ts'
import { packageInformation, protectionWords } from './package-words.ts'
import type { PackageParts } from './parts.ts'
import { type PricedPart, pricedParts } from './priced-parts.ts'
import { readTrip, travellersIn } from './read-trip.ts'
import { cancelPartsOfAll, mergedTerms } from './time-line.ts'
import { tripDays } from './trip-days.ts'
import { aroundOf } from './trip-of.ts'
import { inTrade, wireWhole } from './whole.ts'

type Data = DataOf<typeof packageDetails>

/** The chosen parts as one package, with what could be otherwise. */
export async function lookAtPackage(shop: Shop, parts: PackageParts, body: ParsedBodyOf<typeof packageDetails>, caller: Caller): Promise<Outcome<Data>> {
  const { currency, memberPrices } = await pricingFor(caller, body.currency)
  const trip = readTrip(parts.world(), body, { caller, currency, read: ownFreeOf(shop, caller) })
  if (!trip.ok) return trip
  const priced = await pricedParts({ shop, parts, caller, currency }, body.parts)
  if (!priced.ok) return priced
  const chosen = priced.value
  const nowMs = parts.clock.nowMs()
  const people = travellersIn(body)
  const quotes = chosen.map(({ sold }) => sold.quote)
  const whole = inTrade(wireWhole(chosen, { quotes, people, nowMs }), { quotes, inPublic: chosen.map(publicOf) }, agentTermsOf(caller))
  const ask = { ...trip.value.ask, ...aroundOf(parts, trip.value.ask.nights, chosen) }
  const looking = { ask, chosen, limit: body.limit }
  const alternatives = await alternativesOf(parts, looking)
  const sold = chosen.map((part) => ({ ...part.sold, starts: { on: part.starts.at.slice(0, 10), time: part.starts.at.slice(11) } }))
  const cancellation = mergedTerms(sold, currency, nowMs)
  const first = chosen.find(({ role }) => role === 'flight')?.card.bounds?.[0]
  return accept({
    package: whole,
    lines: linesOf(
      chosen.map(({ sold: { quote, terms } }) => ({ quote, terms })),
      { covers: 'total', guarantee: false },
      [],
    ).map(lineOnWire),
    alternatives,
    extras: await extrasOf(parts, looking),
    days: tripDays(chosen),
    cancellation,
    if_cancelled: cancelPartsOfAll(sold, nowMs),
    free_cancellation_until: cancellation[0]?.amount === 0 ? cancellation[0].to : null,
    protection: protectionWords({ hasFlight: chosen.some(({ role }) => role === 'flight'), hasTransfer: chosen.some(({ role }) => role === 'transfer') }),
    information: packageInformation(),
    travellers: people,
    bookable_from: bookableFrom(
      { startsOn: body.leave, timeZone: first?.segments[0]?.from.time_zone ?? ask.to.timeZone },
      caller.org.minimumCheckinDays,
      nowMs,
    ),
    member_prices: memberPrices,
    currency,
  })
}

const publicOf = ({ sold, publicTotal }: PricedPart): Money => publicTotal ?? sold.quote.total
