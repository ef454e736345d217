import type { Currency, Day } from '@sojourn/kernel'
import { z } from 'zod'
import type { StayProduct } from './domain/catalogue.ts'

/** What is asked for; stored with the checkout, so that it can be priced again. */
export interface StayAsk {
  readonly product: StayProduct
  readonly hotelId: string
  readonly rateId: string
  readonly checkin: Day
  readonly checkout: Day
  readonly rooms: readonly { readonly adults: number; readonly children: readonly number[] }[]
  readonly currency: Currency
  readonly markupBasisPoints: number
  /** Terms that an earlier answer promised: it is priced by them or at current prices, whichever costs less. */
  readonly frozen?: unknown
  /** The room that was chosen first, where it was gone and another was chosen instead. */
  readonly firstRoomId?: string | undefined
}

export const stayAsk: z.ZodType<StayAsk> = z.object({
  product: z.enum(['hotels', 'holidaystays']),
  hotelId: z.string(),
  rateId: z.string(),
  checkin: z.string() as unknown as z.ZodType<Day>,
  checkout: z.string() as unknown as z.ZodType<Day>,
  rooms: z.array(z.object({ adults: z.int(), children: z.array(z.int()) })),
  currency: z.string(),
  markupBasisPoints: z.int(),
  frozen: z.unknown(),
  firstRoomId: z.string().optional(),
})
