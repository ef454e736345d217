import type { DataOf, PackageShape, ParsedBodyOf, packageDetails } from '@sojourn/contracts'
import { dayTextLong, say } from '@sojourn/i18n'
import { accept, type Day, nightsOf, type Outcome, subtract, sum, toMajor } from '@sojourn/kernel'
import { type AgentTerms, agentTermsOf, type Caller, pricingFor } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { agencyOnWire, lineOnWire } from '../../sale/on-wire.ts'
import type { Moment, PartFound, PartsWanted, TripAsk } from '../../sale/part-source.ts'
import { linesOf } from '../../sale/price-lines.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { Shop } from '../../sale/shop.ts'
import { misfitOf } from './fit.ts'
import { packageInformation, protectionWords } from './package-words.ts'
import type { PackageParts } from './parts.ts'
import { type PricedPart, pricedParts } from './priced-parts.ts'
import { readTrip, travellersIn } from './read-trip.ts'
import { sourceOf } from './search-packages.ts'
import { cancelPartsOfAll, mergedTerms } from './time-line.ts'
import { tripDays } from './trip-days.ts'
import { soldQuotes, wirePart, wireWhole } from './whole.ts'

type Data = DataOf<typeof packageDetails>

/** The chosen parts as one package, with what could be otherwise. */
export async function lookAtPackage(shop: Shop, parts: PackageParts, body: ParsedBodyOf<typeof packageDetails>, caller: Caller): Promise<Outcome<Data>> {
  const { currency, memberPrices } = await pricingFor(caller, body.currency)
  const trip = readTrip(parts.world(), body, { caller, currency })
  if (!trip.ok) return trip
  const priced = await pricedParts({ shop, parts }, body.parts, { caller, currency })
  if (!priced.ok) return priced
  const chosen = priced.value
  const nowMs = parts.clock.nowMs()
  const people = travellersIn(body)
  const quotes = chosen.map(({ sold }) => sold.quote)
  const whole = inTrade(wireWhole(chosen, { quotes, people, nowMs }), chosen, agentTermsOf(caller))
  const ask = asArrived(parts, trip.value.ask, chosen)
  const alternatives = await alternativesOf(parts, ask, chosen, body.limit)
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
    extras: await extrasOf(parts, ask, chosen, { limit: body.limit, caller }),
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

/** What an agent sees next to what they pay for it. */
function inTrade(whole: PackageShape, chosen: readonly PricedPart[], agent: AgentTerms | null): PackageShape {
  if (!agent) return whole
  const { currency, total } = mergeQuotes(chosen.map(({ sold }) => sold.quote))
  const open = sum(
    currency,
    chosen.map(({ sold, publicTotal }) => publicTotal ?? sold.quote.total),
  )
  return { ...whole, price: { ...whole.price, agency: agencyOnWire(total, open, agent) } }
}

/** The trip as its chosen flight and stay make it. */
function asArrived({ sources }: PackageParts, ask: TripAsk, chosen: readonly PricedPart[]): TripAsk {
  const flight = chosen.find(({ role }) => role === 'flight')
  const stay = chosen.find(({ role }) => role === 'stay')
  return {
    ...ask,
    nights: stay ? { from: stay.starts.at.slice(0, 10), until: stay.ends.at.slice(0, 10) } : ask.nights,
    there: (flight && sources.get(flight.product)?.there?.(flight.details)) ?? null,
    sleepsAt: stay?.key ?? null,
  }
}

/** What could take the place of each part, the best first: it fits the others, and is not what is chosen. */
async function alternativesOf(parts: PackageParts, ask: TripAsk, chosen: readonly PricedPart[], limit: number): Promise<Data['alternatives']> {
  if (limit === 0) return []
  const found: Data['alternatives'] = []
  for (const [index, part] of chosen.entries()) {
    const source = parts.sources.get(part.product)
    const others = await source?.find(ask, { limit: limit + 1, ...momentOf(part, ask) })
    const options = others?.ok ? others.value.parts.filter((each) => !isSame(each, part)) : []
    found.push({ part: index + 1, role: part.role, options: options.slice(0, limit).flatMap((each) => insteadOf(chosen, index, each, parts.clock.nowMs())) })
  }
  return found
}

/** For which time of the trip a part is. */
function momentOf({ role, starts }: PartFound, { there }: TripAsk): Pick<PartsWanted, 'at'> {
  if (role === 'transfer') return { at: there && isNearer(starts, there.until, there.from) ? 'departure' : 'arrival' }
  return role === 'activity' ? { at: dayOf(starts) } : {}
}

const dayOf = ({ at }: Moment): Day => at.slice(0, 10)
const isNearer = (to: Moment, a: Moment, b: Moment): boolean => Math.abs(a.ms - to.ms) < Math.abs(b.ms - to.ms)

type Extras = Data['extras']

/** Of so many days something to do is shown. */
const DAYS_SHOWN = 10
const A_DAY = 3

interface Wanting {
  readonly limit: number
  readonly caller: Caller
}

/** What fits the trip and is not chosen yet: rides from and to the flights, a car, something to do on each day. */
async function extrasOf(parts: PackageParts, ask: TripAsk, chosen: readonly PricedPart[], { limit, caller }: Wanting): Promise<Extras> {
  if (limit === 0 || !ask.there) return []
  const { there, nights } = ask
  const days = [...nightsOf(nights.from, nights.until), nights.until].slice(0, DAYS_SHOWN)
  const moments: Pick<Extras[number], 'role' | 'when' | 'on' | 'title'>[] = [
    { role: 'transfer', when: 'arrival', on: dayOf(there.from), title: say`From the airport to where you stay` },
    { role: 'transfer', when: 'departure', on: dayOf(there.until), title: say`From where you stay to your flight` },
    { role: 'car', when: 'whole', on: dayOf(there.from), title: say`A car from landing to your way back` },
    ...days.map((on) => ({ role: 'activity' as const, when: 'day' as const, on, title: say`Something to do on ${dayTextLong(on)}` })),
  ]
  const extras: Extras = []
  for (const each of moments) {
    const source = sourceOf(parts, each.role)
    const at = each.when === 'day' ? each.on : each.when === 'whole' ? undefined : each.when
    const isChosen = chosen.some((part) => part.role === each.role && (at === undefined || momentOf(part, ask).at === at))
    if (!source || isChosen || !caller.org.products.includes(source.product)) continue
    const found = await source.find(ask, { limit: each.role === 'activity' ? A_DAY : limit, ...(at && { at }) })
    const nowMs = parts.clock.nowMs()
    const options = found.ok ? found.value.parts.flatMap((part) => insteadOf(chosen, chosen.length, part, nowMs)) : []
    if (options.length > 0) extras.push({ ...each, options })
  }
  return extras
}

/** Two are the same where a browser would send the same for them. */
const isSame = (a: PartFound, b: PartFound): boolean => a.card.url === b.card.url

/** Null where it does not fit the others. */
export function insteadOf(chosen: readonly PricedPart[], at: number, instead: PartFound, nowMs: number): Data['alternatives'][number]['options'] {
  const others: readonly PartFound[] = chosen
  const then = at < others.length ? others.with(at, instead) : [...others, instead]
  if (misfitOf(then)) return []
  const [before, after] = [mergeQuotes(chosen.map(({ sold }) => sold.quote)).total, mergeQuotes(soldQuotes(then)).total]
  return [{ part: wirePart(instead, nowMs), total: toMajor(after), difference: toMajor(subtract(after, before)) }]
}
