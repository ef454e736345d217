import type { Currency } from '@sojourn/kernel'
import { z } from 'zod'
import type { Party } from './domain/party.ts'

/** When one ride is wanted, by the clock of its place: its pick-up or, with a flight, when that lands or leaves. */
export interface RideTime {
  readonly at: string
  readonly flight: string | null
  readonly international: boolean
}

export interface PricedFor {
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** One ride with one company's vehicle. A return is two asks. */
export interface TransferAsk extends RideTime, Party, PricedFor {
  readonly transferId: string
  readonly leg: 'one_way' | 'out' | 'back'
  readonly from: string
  readonly to: string
  readonly meetAndGreet: boolean
  /** For the driver. */
  readonly note: string
}

export const transferAsk: z.ZodType<TransferAsk> = z.object({
  transferId: z.string(),
  leg: z.enum(['one_way', 'out', 'back']),
  from: z.string(),
  to: z.string(),
  at: z.string(),
  flight: z.string().nullable(),
  international: z.boolean(),
  adults: z.int(),
  children: z.array(z.int()),
  bags: z.int(),
  wheelchair: z.boolean(),
  meetAndGreet: z.boolean(),
  note: z.string(),
  currency: z.string(),
  markupBasisPoints: z.int(),
})

/** Whether two asks want the same ride in the same way. */
export const sameTransferAsk = (a: TransferAsk, b: TransferAsk): boolean => keyOf(a) === keyOf(b)

const keyOf = (ask: TransferAsk): string =>
  JSON.stringify([
    ...[ask.transferId, ask.leg, ask.from, ask.to, ask.at, ask.flight, ask.international, ask.adults, [...ask.children].sort()],
    ...[ask.bags, ask.wheelchair, ask.meetAndGreet, ask.note, ask.currency],
  ])
