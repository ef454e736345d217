import { cruiseOffer } from '@sojourn/contracts'
import type { ProductModule } from '../../sale/product-module.ts'
import type { Shop } from '../../sale/shop.ts'
import type { CabinHold } from './domain/cabin-hold.ts'
import type { CruiseParts } from './parts.ts'
import { wireCabin } from './to-wire.ts'

type DueJob = ReturnType<NonNullable<ProductModule['dueInShop']>>[number]

const MINUTE_MS = 60_000
const LIMIT = 50

/** The cabins that the line chose: their guests are told the number some weeks before they sail. The same twice is once. */
export const tellCabins = (parts: CruiseParts, shop: Pick<Shop, 'tellNews'>): DueJob => ({
  name: 'cabin numbers',
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

async function tell(
  { catalogue, transactions, stock }: CruiseParts,
  shop: Pick<Shop, 'tellNews'>,
  { orgId, holdId, bookingId, itemNo, sailingId, cabin }: CabinHold,
): Promise<void> {
  const ship = catalogue()?.findSailing(sailingId)?.ship
  const chosen = ship?.cabins.find((each) => each.cabin === cabin)
  if (ship && chosen && bookingId && itemNo !== null) {
    // Refused where it is over, or being cancelled: then nobody needs to know.
    await shop.tellNews({
      ...{ orgId, bookingId, itemNo, key: 'cabin', kind: 'informed', note: null, answerByMs: null },
      made: ({ details }) => ({ details: { ...cruiseOffer.parse(details), cabin: wireCabin(ship, chosen) } }),
    })
  }
  await transactions.inTenant(orgId, (tx) => stock.setTold(tx, { orgId, holdId }))
}
