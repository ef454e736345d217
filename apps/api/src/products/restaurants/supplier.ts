import type { TableOffer } from '@sojourn/contracts'
import type { LocalSupplier } from '../../sale/product.ts'
import { cancelTable, confirmTable, holdTable, releaseTable, tableSoldAgain } from './hold-table.ts'
import type { RestaurantParts } from './parts.ts'
import { quoteTable } from './quote-table.ts'
import { dayOf, type TableAsk } from './table-ask.ts'

/** Our own book of tables, of all restaurants of the catalogue. */
export const tableSupplier = (parts: RestaurantParts): LocalSupplier<TableAsk, TableOffer> => ({
  where: 'local',
  name: 'own',
  async startOf(_tx, { restaurantId, at }) {
    const restaurant = parts.catalogue()?.find(restaurantId)
    return restaurant ? { startsOn: dayOf(at), timeZone: restaurant.facts.timeZone } : null
  },
  quote: (tx, ask) => quoteTable(parts, tx, ask),
  hold: (tx, { details }, hold) => holdTable(parts, tx, details, hold),
  confirm: (tx, item) => confirmTable(parts, tx, item),
  release: (tx, held) => releaseTable(parts, tx, held),
  cancel: (tx, item) => cancelTable(parts, tx, item),
  soldAgain: (tx, held) => tableSoldAgain(parts, tx, held),
  async releaseExpired(tx, limit) {
    const holds = await parts.stock.listExpired(tx, parts.clock.nowMs(), limit)
    for (const { orgId, holdId } of holds) await releaseTable(parts, tx, { orgId, holdRef: holdId })
    return holds.length
  },
  nextExpiryMs: (tx) => parts.stock.nextExpiryMs(tx),
})
