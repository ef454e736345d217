import type { Currency, Day, OrgId, UserId } from '@sojourn/kernel'
import { z } from 'zod'

/** By whom a unit is asked for, and at whose prices. */
interface Asking {
  readonly guests: number
  /** Where its guests live: a few weeks are closed for residents. */
  readonly residency: string
  readonly currency: Currency
  readonly markupBasisPoints: number
  /** By their plan members hold for so many hours; 0 is as usual. */
  readonly holdHours: number
}

/** One unit in one week. */
export interface WeekAsk extends Asking {
  readonly resortId: string
  readonly unit: string
  readonly checkIn: Day
  readonly by: 'cash' | 'exchange'
  readonly guestCertificate: boolean
  /** Of an exchange: whose power is taken, and of which deposits; null takes those that end soonest. */
  readonly orgId: OrgId
  readonly userId: UserId | null
  readonly deposits: readonly string[] | null
}

/** One unit for some nights. */
export interface UnitStayAsk extends Asking {
  readonly resortId: string
  readonly unit: string
  readonly checkIn: Day
  readonly checkOut: Day
  readonly pay: 'now' | 'later'
}

const asking = { guests: z.int(), residency: z.string(), currency: z.string(), markupBasisPoints: z.int(), holdHours: z.int() }
const brand = <T>() => z.string() as unknown as z.ZodType<T>

export const weekAsk: z.ZodType<WeekAsk> = z.object({
  resortId: z.string(),
  unit: z.string(),
  checkIn: z.string(),
  by: z.enum(['cash', 'exchange']),
  guestCertificate: z.boolean(),
  orgId: brand<OrgId>(),
  userId: brand<UserId>().nullable(),
  deposits: z.array(z.string()).nullable(),
  ...asking,
})

export const unitStayAsk: z.ZodType<UnitStayAsk> = z.object({
  resortId: z.string(),
  unit: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  pay: z.enum(['now', 'later']),
  ...asking,
})

export const sameWeek = (a: WeekAsk, b: WeekAsk): boolean =>
  isSameUnit(a, b) &&
  a.by === b.by &&
  a.guests === b.guests &&
  a.guestCertificate === b.guestCertificate &&
  a.currency === b.currency &&
  a.userId === b.userId &&
  String(a.deposits) === String(b.deposits)

export const sameStay = (a: UnitStayAsk, b: UnitStayAsk): boolean =>
  isSameUnit(a, b) && a.checkOut === b.checkOut && a.guests === b.guests && a.pay === b.pay && a.currency === b.currency

interface Unit {
  readonly resortId: string
  readonly unit: string
  readonly checkIn: Day
}

/** Whether both are of one unit from one day: asked for in another way, the one takes the place of the other. */
export const isSameUnit = (a: Unit, b: Unit): boolean => a.resortId === b.resortId && a.unit === b.unit && a.checkIn === b.checkIn
