import { type TransferOffer, transferOffer } from '@sojourn/contracts'
import type { BookingId } from '@sojourn/kernel'
import { driverOf, flightDelayMinutes, type TransferWorld } from '@sojourn/world'
import type { ProductModule } from '../../sale/product-module.ts'
import type { Shop, ToldNews } from '../../sale/shop.ts'
import type { TransferOrder } from './data/transfer-stock.ts'
import { delayNewsMs, newsOf } from './domain/news-times.ts'
import { pickupMsOf } from './hold-transfer.ts'
import { dayOf, localTimeIn } from './leg.ts'
import type { TransferParts } from './parts.ts'

type DueJob = ReturnType<NonNullable<ProductModule['dueInShop']>>[number]

const MINUTE_MS = 60_000
const LIMIT = 50
/** A confirmation that is not stored yet is asked for again so often. */
const AGAIN_MS = MINUTE_MS

/** What companies become aware of: who drives, and that a flight is late, by which the pick-up moves by itself. */
export const transferNews = (parts: TransferParts, shop: Pick<Shop, 'tellNews'>): DueJob => ({
  name: 'transfer news',
  pauseMs: 1_000,
  pollMs: MINUTE_MS,
  fullRun: LIMIT,
  async run() {
    const catalogue = parts.catalogue()
    const due = catalogue ? await parts.transactions.asSystem((tx) => parts.stock.listNews(tx, parts.clock.nowMs(), LIMIT)) : []
    for (const order of due) await tell(parts, shop, catalogue!, order)
    return due.length
  },
  nextDueMs: (tx) => parts.stock.nextNewsMs(tx),
})

async function tell(parts: TransferParts, shop: Pick<Shop, 'tellNews'>, catalogue: TransferWorld, order: TransferOrder): Promise<void> {
  const details = transferOffer.parse(order.details)
  const what = newsOf(details)
  const now = what === 'driver' ? withDriver(catalogue, order, details) : delayed(details)
  const nowMs = parts.clock.nowMs()
  if (now !== details) {
    const told = await shop.tellNews(newsFor(order, what, now))
    // It is over, or its confirmation is still being stored: until its pick-up it is tried again.
    if (!told.ok) return put(parts, order, { nextNewsMs: nowMs < order.pickupMs ? nowMs + AGAIN_MS : null })
  }
  const pickupMs = pickupMsOf(now)
  await put(parts, order, { details: now, pickupMs, nextNewsMs: what === 'driver' ? delayNewsMs(now, pickupMs, nowMs) : null })
}

const newsFor = ({ orgId, bookingId, itemNo }: TransferOrder, key: string, details: TransferOffer): ToldNews => ({
  orgId,
  bookingId: bookingId as BookingId,
  itemNo,
  key,
  kind: 'informed',
  note: null,
  details,
  answerByMs: null,
})

const put = ({ transactions, stock }: TransferParts, order: TransferOrder, change: Parameters<typeof stock.setOrder>[2]): Promise<void> =>
  transactions.inTenant(order.orgId, (tx) => stock.setOrder(tx, order, change))

function withDriver({ spots }: TransferWorld, { holdId }: TransferOrder, details: TransferOffer): TransferOffer {
  const [market] = spots.find(details.from.place_id)?.markets ?? []
  return market ? { ...details, driver: driverOf(market, holdId) } : details
}

/** A flight that lands late is met later by as much. */
function delayed(details: TransferOffer): TransferOffer {
  const { flight, from } = details
  if (flight?.means !== 'landing') return details
  const delay = flightDelayMinutes(flight.number, dayOf(flight.at))
  if (delay === 0) return details
  return {
    ...details,
    delay_minutes: delay,
    pickup_at: localTimeIn(from.time_zone, pickupMsOf(details) + delay * MINUTE_MS),
    pickup_sum: [...details.pickup_sum, { code: 'delay', at: null, minutes: delay, label: '' }],
  }
}
