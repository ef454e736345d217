import { prepared, type Sql } from '@sojourn/db'
import type { BookingId, OrgId, ProductCode, Tx } from '@sojourn/kernel'
import type { ColumnType, Insertable } from 'kysely'
import type { DecidedRoute } from '../domain/decided-route.ts'
import type { RouteStore } from './payment-store.ts'

type Json<T> = ColumnType<T, string, never>

/** What was decided before pricing rules and credit lines were stored with it. */
const BEFORE_RULES = { pricingRule: 'markup', vpId: null } as const

interface Tables {
  payment_routes: {
    org_id: string
    booking_id: string
    product: ProductCode
    row_number: number
    facts: Json<Omit<DecidedRoute['facts'], keyof typeof BEFORE_RULES> & Partial<DecidedRoute['facts']>>
    earlier: Json<DecidedRoute['earlier']>
    route: DecidedRoute['route']
    charge: DecidedRoute['charge']
    credit_line: boolean
    gateway: DecidedRoute['gateway']
    popup: boolean
    forced: boolean
    chosen_by: DecidedRoute['chosenBy']
    decided_ms: number
  }
}

const insert = prepared((db: Sql<Tables>, row: Insertable<Tables['payment_routes']>) => db.insertInto('payment_routes').values(row))
const find = prepared((db: Sql<Tables>, at: { org_id: string; booking_id: string }) =>
  db.selectFrom('payment_routes').selectAll().where('org_id', '=', at.org_id).where('booking_id', '=', at.booking_id),
)

export const routeStore: RouteStore = {
  async insert(tx, route) {
    insert.write(tx, {
      org_id: route.orgId,
      booking_id: route.bookingId,
      product: route.product,
      row_number: route.row,
      facts: JSON.stringify(route.facts),
      earlier: JSON.stringify(route.earlier),
      route: route.route,
      charge: route.charge,
      credit_line: route.creditLine,
      gateway: route.gateway,
      popup: route.popup,
      forced: route.forced,
      chosen_by: route.chosenBy,
      decided_ms: route.decidedAtMs,
    })
  },
  async find(tx: Tx, orgId: OrgId, bookingId: BookingId) {
    const row = await find.first(tx, { org_id: orgId, booking_id: bookingId })
    return row
      ? {
          orgId,
          bookingId,
          product: row.product,
          row: row.row_number,
          facts: { ...BEFORE_RULES, ...row.facts },
          earlier: row.earlier,
          route: row.route,
          charge: row.charge,
          creditLine: row.credit_line,
          gateway: row.gateway,
          popup: row.popup,
          forced: row.forced,
          chosenBy: row.chosen_by,
          decidedAtMs: row.decided_ms,
        }
      : null
  },
}
