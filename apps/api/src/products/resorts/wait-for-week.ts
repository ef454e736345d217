import { RESORT_COUNTRY } from '@sojourn/contracts'
import { commaText, monthText, say } from '@sojourn/i18n'
import { accept, addDays, type Currency, earliestDay, invariant, type OrgId, refuse, type UserId } from '@sojourn/kernel'
import { unitKinds } from '@sojourn/world'
import { z } from 'zod'
import { pricingFor } from '../../http/index.ts'
import { defineWaits, type Waits } from '../../sale/waits.ts'
import { AHEAD_DAYS_MAX, type WeekFound, weeksBetween } from './find-unit.ts'
import type { ResortParts } from './parts.ts'
import { placeName, type ResortPlace, resortsIn } from './places.ts'
import { powerTaken } from './quote-unit.ts'
import type { WeekAsk } from './resort-ask.ts'
import { lastDay } from './search-weeks.ts'

const OFFER_MINUTES = 60
/** How many of the weeks that would do are tried, the best first. */
const TRIED_MAX = 8

const BEDROOMS = [null, () => say`1 bedroom or more`, () => say`2 bedrooms or more`, () => say`3 bedrooms`]

/** Any week of a resort, city, region or country in one of some months. */
interface WantedWeek {
  readonly where: string
  readonly months: readonly string[]
  readonly bedrooms: number
  readonly by: 'cash' | 'exchange'
  readonly residency: string
  readonly currency: Currency
  readonly markupBasisPoints: number
  /** Of an exchange: whose power it takes. */
  readonly orgId: OrgId
  readonly userId: UserId | null
}

const brand = <T>() => z.string() as unknown as z.ZodType<T>
const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
const asked = z.object({
  where: z.string().min(1).max(80),
  months: z
    .array(month)
    .min(1)
    .max(24)
    .transform((months) => [...new Set(months)].sort()),
  bedrooms: z.int().min(0).max(3).default(0),
  by: z.enum(['cash', 'exchange']).default('cash'),
  residency: z.string().length(2).default(RESORT_COUNTRY),
})
const wantedWeek: z.ZodType<WantedWeek> = z.object({
  where: z.string(),
  months: z.array(z.string()),
  bedrooms: z.int(),
  by: z.enum(['cash', 'exchange']),
  residency: z.string(),
  currency: z.string(),
  markupBasisPoints: z.int(),
  orgId: brand<OrgId>(),
  userId: brand<UserId>().nullable(),
})

/** All who wait for a week in a country: their places in it may share one. */
export const weeksLine = ({ countryCode }: { readonly countryCode: string }): string => countryCode

/** The ongoing search: who waits for a week somewhere, in some months, is given the first that appears, whether it is released, given by its owner or newly on offer. */
export function waitsForWeeks(parts: ResortParts): Waits {
  const find = (where: string) => {
    const catalogue = parts.catalogue()
    return catalogue && resortsIn(catalogue, where)
  }
  const known = ({ where }: WantedWeek) => {
    const at = find(where)
    invariant(at, `only weeks of the catalogue are waited for: ${where}`)
    return at
  }
  const strength = (week: WeekFound): number => (week.by === 'exchange' ? powerTaken(week).total : unitKinds[week.unit.size].sleeps)
  return defineWaits<WantedWeek, WeekAsk>({
    wanted: wantedWeek,
    async wantedOf(fields, caller, currency) {
      const parsed = asked.safeParse(fields)
      const userId = caller.user?.userId ?? null
      if (!parsed.success || !find(parsed.data.where) || (parsed.data.by === 'exchange' && userId === null)) return refuse('bad_input')
      const pricing = await pricingFor(caller, currency)
      return accept({ ...parsed.data, currency: pricing.currency, markupBasisPoints: pricing.markupBasisPoints, orgId: caller.orgId, userId })
    },
    lineOf: (wanted) => weeksLine(known(wanted).place),
    isSameThing(a, b) {
      const there = new Set(known(b).resorts)
      return a.by === b.by && a.months.some((each) => b.months.includes(each)) && known(a).resorts.some((resort) => there.has(resort))
    },
    async asksOf(tx, wanted) {
      const { resorts } = known(wanted)
      const catalogue = parts.catalogue()!
      const { where: _, months, bedrooms, by, ...asking } = wanted
      const found: WeekFound[] = []
      for (const each of months) {
        const { free } = await weeksBetween(parts, catalogue, tx, {
          orgId: wanted.orgId,
          resorts,
          from: `${each}-01`,
          until: lastDay(each),
          residency: wanted.residency,
        })
        found.push(...free.filter((week) => week.by === by && unitKinds[week.unit.size].bedrooms >= bedrooms))
      }
      found.sort((a, b) => strength(a) - strength(b) || (a.checkIn < b.checkIn ? -1 : 1))
      return found.slice(0, TRIED_MAX).map(({ resort, unit, checkIn }) => ({
        ...asking,
        by,
        resortId: resort.resortId,
        unit: unit.unit,
        checkIn,
        guests: 1,
        holdHours: 0,
        guestCertificate: false,
        deposits: null,
      }))
    },
    async lastMs(_tx, { months }) {
      const last = lastDay(months.at(-1)!)
      const ahead = addDays(earliestDay(parts.clock.nowMs()), AHEAD_DAYS_MAX)
      return Date.parse(`${last < ahead ? last : ahead}T00:00:00Z`)
    },
    async describe(_tx, wanted) {
      const { place } = known(wanted)
      return {
        title: say`A week in ${placeName(place as ResortPlace)}`,
        summary: commaText([
          ...wanted.months.map(monthText),
          ...(BEDROOMS[wanted.bedrooms] ? [BEDROOMS[wanted.bedrooms]!()] : []),
          wanted.by === 'cash' ? say`For money` : say`In exchange`,
        ]),
      }
    },
    offerMinutes: OFFER_MINUTES,
  })
}
