import { type CruiseOffer, cruiseOffer } from '@sojourn/contracts'
import type { BookingId } from '@sojourn/kernel'
import type { ProductModule } from '../../sale/product-module.ts'
import type { Shop, ToldNews } from '../../sale/shop.ts'
import type { CabinHold } from './domain/cabin-hold.ts'
import type { CruiseParts } from './parts.ts'
import { wireCabin } from './to-wire.ts'

type DueJob = ReturnType<NonNullable<ProductModule['dueInShop']>>[number]

const MINUTE_MS = 60_000
const LIMIT = 50
/** Until when its traveller is asked to answer. */
const ANSWER_MS = 72 * 3_600_000

/** What becomes known of sold cabins: the number of one that the line chose, a port that is left out, a cruise that is not sailed. The same twice is once. */
export const cruiseNews = (parts: CruiseParts, shop: Pick<Shop, 'tellNews'>): DueJob => ({
  name: 'cruise news',
  pauseMs: 1_000,
  pollMs: MINUTE_MS,
  fullRun: LIMIT,
  async run() {
    const due = await parts.transactions.asSystem((tx) => parts.stock.listToTell(tx, parts.clock.nowMs(), LIMIT))
    for (const hold of due) await tell(parts, shop, hold)
    return due.length
  },
  nextDueMs: (tx) => parts.stock.nextToTellMs(tx),
})

async function tell(parts: CruiseParts, shop: Pick<Shop, 'tellNews'>, hold: CabinHold): Promise<void> {
  const { transactions, stock, clock } = parts
  const news = newsOf(parts, hold)
  const nowMs = clock.nowMs()
  const isTold = news === null || (await shop.tellNews(news)).ok
  // Where its confirmation is still being stored it is told in a minute: until the ship sails it is tried again.
  const isOver = isTold || nowMs >= Date.parse(`${hold.startsOn}T23:59:59Z`)
  await transactions.inTenant(hold.orgId, (tx) => stock.setToldBy(tx, hold, isOver ? null : nowMs + MINUTE_MS))
}

function newsOf({ catalogue, clock }: CruiseParts, { orgId, bookingId, itemNo, sailingId, cabin, broughtOn }: CabinHold): ToldNews | null {
  const ship = catalogue()?.findSailing(sailingId)?.ship
  const chosen = ship?.cabins.find((each) => each.cabin === cabin)
  if (!ship || !chosen || !bookingId || itemNo === null) return null
  const of = { orgId, bookingId: bookingId as BookingId, itemNo, note: null }
  if (broughtOn === 'cancelled') return { ...of, kind: 'cancelled', key: 'sailing', reason: 'not_operated' }
  const made = (change: (before: CruiseOffer) => CruiseOffer) => (before: { readonly details: unknown }) => ({
    details: change(cruiseOffer.parse(before.details)),
  })
  if (broughtOn === 'retimed') return { ...of, kind: 'changed', key: 'port', answerByMs: clock.nowMs() + ANSWER_MS, made: made(withoutOnePort) }
  return { ...of, kind: 'informed', key: 'cabin', answerByMs: null, made: made((before) => ({ ...before, cabin: wireCabin(ship, chosen) })) }
}

/** A day at sea in place of the port in the middle of the way. */
function withoutOnePort(before: CruiseOffer): CruiseOffer {
  const at = Math.floor(before.ports.length / 2)
  const left = before.ports[at]!
  if (at === 0 || at === before.ports.length - 1) return before
  const days = Array.from({ length: left.last_day - left.day + 1 }, (_, i) => left.day + i)
  return {
    ...before,
    ports: before.ports.filter((call) => call !== left),
    sea_days: [...before.sea_days, ...days].sort((a, b) => a - b),
    ashore: before.ashore.filter(({ day }) => !days.includes(day)),
  }
}
