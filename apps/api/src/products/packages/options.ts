import type { DataOf, packageDetails } from '@sojourn/contracts'
import { dayTextLong, say } from '@sojourn/i18n'
import { nightsOf, subtract, toMajor } from '@sojourn/kernel'
import type { PartFound, TripAsk } from '../../sale/part-source.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import { misfitOf } from './fit.ts'
import { dayOf, momentOf } from './moments.ts'
import type { PackageParts } from './parts.ts'
import type { PricedPart } from './priced-parts.ts'
import { sourceOf } from './search-packages.ts'
import { soldQuotes, wirePart } from './whole.ts'

type Data = DataOf<typeof packageDetails>
type Extras = Data['extras']

/** A trip, what is chosen of it, and how many of each are shown. */
export interface Looking {
  readonly ask: TripAsk
  readonly chosen: readonly PricedPart[]
  readonly limit: number
}

/** What could take the place of each part, the best first: it fits the others, and is not what is chosen. */
export async function alternativesOf(parts: PackageParts, { ask, chosen, limit }: Looking): Promise<Data['alternatives']> {
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

/** Of so many days something to do is shown. */
const DAYS_SHOWN = 10
const A_DAY = 3

/** What fits the trip and is not chosen yet: rides from and to the flights, a car, something to do on each day. */
export async function extrasOf(parts: PackageParts, { ask, chosen, limit }: Looking): Promise<Extras> {
  if (limit === 0 || !ask.there) return []
  const { there, nights, caller } = ask
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

const isBase = ({ role }: Pick<PartFound, 'role'>): boolean => role === 'flight' || role === 'stay'

/** Nothing where it does not fit the others: rides and what else follows a flight and a stay are found again for it. */
function insteadOf(chosen: readonly PartFound[], at: number, instead: PartFound, nowMs: number): Data['alternatives'][number]['options'] {
  const then = at < chosen.length ? chosen.with(at, instead) : [...chosen, instead]
  const misfit = misfitOf(isBase(instead) ? then.filter(isBase) : then)
  if (misfit && misfit.reason !== 'kinds') return []
  const [before, after] = [mergeQuotes(soldQuotes(chosen)).total, mergeQuotes(soldQuotes(then)).total]
  return [{ part: wirePart(instead, nowMs), total: toMajor(after), difference: toMajor(subtract(after, before)) }]
}
