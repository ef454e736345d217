import type { CruiseOffer } from '@sojourn/contracts'
import type { LocalSupplier } from '../../sale/product.ts'
import type { CruiseAsk } from './cruise-ask.ts'
import { firstZone } from './find-sailing.ts'
import { cancelCabin, confirmCabin, extendCabin, holdCabin, releaseCabin } from './hold-cabin.ts'
import type { CruiseParts } from './parts.ts'
import { quoteCabin } from './quote-cabin.ts'

const SUPPLIER = 'own'

/** Cabins of all lines: our own stock. */
export const cabinSupplier = (parts: CruiseParts): LocalSupplier<CruiseAsk, CruiseOffer> => ({
  where: 'local',
  name: SUPPLIER,
  async startOf(_tx, { sailingId }) {
    const catalogue = parts.catalogue()
    const sailing = catalogue?.findSailing(sailingId)
    return catalogue && sailing ? { startsOn: sailing.startsOn, timeZone: firstZone(catalogue, sailing) } : null
  },
  quote: (tx, ask) => quoteCabin(parts, tx, ask),
  hold: (tx, { details }, hold) => holdCabin(parts, tx, details, hold),
  extend: (tx, held, untilMs) => extendCabin(parts, tx, held, untilMs),
  confirm: (tx, item) => confirmCabin(parts, tx, item),
  release: (tx, held) => releaseCabin(parts, tx, held),
  cancel: (tx, item) => cancelCabin(parts, tx, item),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseCabin(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
