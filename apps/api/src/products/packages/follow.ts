import type { PartFound, TripAsk } from '../../sale/part-source.ts'
import { misfitOf } from './fit.ts'
import { momentOf } from './moments.ts'
import type { PackageParts } from './parts.ts'
import type { PricedPart } from './priced-parts.ts'

/** What a part becomes where another one is changed: found again, or null where nothing like it fits any more. */
export interface Followed {
  /** Which part, counted from 0. */
  readonly at: number
  readonly now: PartFound | null
}

export interface Changing {
  readonly chosen: readonly PricedPart[]
  /** What becomes of parts by a choice, by their place: a part, or none. A place beyond the last adds one. */
  readonly changed: ReadonlyMap<number, PricedPart | null>
  /** The trip as it is, and with what is changed. */
  readonly before: TripAsk
  readonly after: TripAsk
}

/** Rides first, since they meet a flight at its hour; what is done later gives way. */
const ORDER = ['transfer', 'car', 'activity']
const LIKE_IT = 40

/** Parts fit each other as far as there are any: that they are of two kinds is asked of the whole. */
const fits = (parts: readonly PartFound[]): boolean => (misfitOf(parts)?.reason ?? 'kinds') === 'kinds'

/** What becomes of the parts that nobody chose otherwise: those that meet the flight or the stay no more, or do not fit their hours, are found again, the most like them first. */
export async function followed({ sources }: PackageParts, { chosen, changed, before, after }: Changing): Promise<readonly Followed[]> {
  const isOther = ({ role }: PartFound) => ORDER.includes(role)
  const stays: PartFound[] = [...chosen.entries()].flatMap(([at, part]) => (changed.has(at) ? (changed.get(at) ?? []) : isOther(part) ? [] : [part]))
  stays.push(...[...changed].flatMap(([at, part]) => (at >= chosen.length && part ? [part] : [])))
  // What does not fit by itself is refused as it is.
  if (!fits(stays)) return []
  const others = [...chosen.entries()].filter(([at, part]) => isOther(part) && !changed.has(at))
  const found: Followed[] = []
  for (const [at, part] of others.sort(([, a], [, b]) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))) {
    const source = sources.get(part.product)
    const isMet = source?.suits?.(part.details, after) ?? true
    if (isMet && fits([...stays, part])) {
      stays.push(part)
      continue
    }
    const like = await source?.find(after, { ...momentOf(part, before), like: part.details, limit: LIKE_IT })
    const now = (like?.ok ? like.value.parts : []).find((each) => fits([...stays, each])) ?? null
    if (now) stays.push(now)
    found.push({ at, now })
  }
  return found
}
