import type { TransferOffer } from '@sojourn/contracts'
import { wayBetween } from '@sojourn/world'
import type { LocalSupplier } from '../../sale/product.ts'
import { cancelTransfer, confirmTransfer, holdTransfer, moveTransfer, releaseTransfer } from './hold-transfer.ts'
import { dayOf, legOf, timeOn } from './leg.ts'
import type { TransferParts } from './parts.ts'
import { quoteTransfer } from './quote-transfer.ts'
import type { TransferAsk } from './transfer-ask.ts'

/** Our own stock of transfers, of all companies of the catalogue. */
export const transferSupplier = (parts: TransferParts): LocalSupplier<TransferAsk, TransferOffer> => ({
  where: 'local',
  name: 'own',
  async startOf(_tx, ask) {
    const catalogue = parts.catalogue()
    const [from, to] = [catalogue?.spots.find(ask.from), catalogue?.spots.find(ask.to)]
    const way = from && to && wayBetween(from, to)
    const ride = way && catalogue?.findRide(ask.transferId, way)
    const time = way && timeOn(way, ask)
    if (!ride || !time) return null
    return { startsOn: dayOf(legOf(ride, time, ask).pickupAt), timeZone: way.from.timeZone }
  },
  quote: (tx, ask) => quoteTransfer(parts, tx, ask),
  hold: (tx, { details }, hold) => holdTransfer(parts, tx, details, hold),
  confirm: (tx, item) => confirmTransfer(parts, tx, item),
  release: (tx, held) => releaseTransfer(parts, tx, held),
  moved: (tx, item) => moveTransfer(parts, tx, item),
  cancel: (tx, item) => cancelTransfer(parts, tx, item),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseTransfer(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
