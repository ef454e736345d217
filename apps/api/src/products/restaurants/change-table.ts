import { prebookTable, type TableOffer, tableArea } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse, zero } from '@sojourn/kernel'
import { z } from 'zod'
import type { Changes } from '../../sale/product.ts'
import { LEAD_MS } from './find-table.ts'
import type { TableAsk } from './table-ask.ts'
import { msOf } from './to-wire.ts'

/** What is to be otherwise: the time, how many, where; left out it stays. */
const wantedChange = z.object({
  at: prebookTable.body.shape.at.optional(),
  party: prebookTable.body.shape.party.optional(),
  /** Null where any will do. */
  area: tableArea.nullable().optional(),
})

/** Until when a table is changed: as long as it is cancelled for nothing, and as long as tables are booked. */
export function changeableUntilMs(
  { at, restaurant }: TableOffer,
  cancellation: readonly { readonly to: string | null; readonly amount: { readonly minor: number } }[],
): number {
  const last = msOf(at, restaurant.time_zone) - LEAD_MS
  const free = cancellation.find(({ amount }) => amount.minor === 0)?.to
  return free ? Math.min(last, Date.parse(free)) : last
}

/** Another time or another number of people at the same restaurant, for nothing. */
export const tableChanges: Changes<TableAsk, TableOffer, z.output<typeof wantedChange>> = {
  wanted: wantedChange,
  ask({ ask, details, terms, nowMs }, { at, party, area }) {
    if (nowMs >= changeableUntilMs(details, terms.cancellation)) {
      return refuse('not_changeable', { message: say`It's too late to change this table. Nothing was changed.` })
    }
    return accept({ ask: { ...ask, at: at ?? ask.at, party: party ?? ask.party, area: area === undefined ? ask.area : area }, fee: zero(ask.currency) })
  },
}
