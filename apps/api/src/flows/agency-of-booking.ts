import type { AgencySaleShape } from '@sojourn/contracts'
import { allocate, type Tx } from '@sojourn/kernel'
import { isAgent, type SignedInCaller } from '../http/index.ts'
import type { AgencySale } from '../modules/agency-sales/index.ts'
import type { Booking, ClientPrice } from '../modules/bookings/index.ts'
import { linesOf } from '../sale/price-lines.ts'
import { mergeQuotes } from '../sale/quote.ts'
import { atSellingPrice } from '../sale/resale.ts'
import { nameOf } from './agency-people.ts'
import { saleOnWire } from './sale-on-wire.ts'
import type { ShopDeps } from './shop-deps.ts'

const OPERATOR = 1

type Deps = Pick<ShopDeps, 'agencySales' | 'people'>

async function saleOf({ agencySales }: Deps, tx: Tx, { orgId, bookingId }: Booking): Promise<AgencySale | null> {
  return (await agencySales.listByBookings(tx, orgId, [bookingId]))[0] ?? null
}

const maySee = (sale: AgencySale, { user }: SignedInCaller): boolean => user.usrType === OPERATOR || (isAgent(user) && sale.agentId === user.userId)

/** What an agent sold a booking for and to whom, for that agent and for operators. */
export async function agencyOf(deps: Deps, tx: Tx, booking: Booking, caller: SignedInCaller): Promise<AgencySaleShape | null> {
  if (caller.user.usrType !== OPERATOR && !isAgent(caller.user)) return null
  const sale = await saleOf(deps, tx, booking)
  return sale && maySee(sale, caller) ? saleOnWire(deps, tx, sale) : null
}

/** Whom an agent sold it to. */
export async function billedTo(deps: Deps, tx: Tx, booking: Booking): Promise<string | null> {
  const sale = await saleOf(deps, tx, booking)
  const client = sale?.clientId && (await deps.people.find(tx, sale.clientId))
  return client ? nameOf(client) : null
}

/** The price that the client pays to the agency, where that is who paid here. */
export async function clientPriceOf(deps: Deps, tx: Tx, booking: Booking, caller: SignedInCaller): Promise<ClientPrice | null> {
  const sale = await saleOf(deps, tx, booking)
  if (sale?.paidBy !== 'agency' || !maySee(sale, caller)) return null
  const parts = allocate(
    sale.markup,
    booking.items.map(({ quote }) => quote.total.minor),
  )
  const items = booking.items.map((item, index) => atSellingPrice(item, parts[index]!))
  const { total, payLater } = mergeQuotes(items.map(({ quote }) => quote))
  const isLater = items.every(({ terms }) => terms.mode === 'postpaid')
  return { total, later: payLater, lines: linesOf(items, { covers: isLater ? 'markup' : 'total', guarantee: false }, []) }
}
