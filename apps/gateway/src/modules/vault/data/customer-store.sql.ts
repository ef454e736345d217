import { prepared, type Sql, sql, write } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import { readsOf } from '../../../paging/reads-of.sql.ts'
import type { Customer, Shipping } from '../domain/customer.ts'
import type { Address } from '../domain/method.ts'
import type { CustomerStore } from './customer-store.ts'

interface CustomerTable {
  org_id: string
  customer_id: string
  request_key: string | null
  email: string | null
  name: string | null
  description: string | null
  phone: string | null
  address: unknown
  shipping: unknown
  preferred_locales: unknown
  metadata: unknown
  default_method_id: string | null
  created_ms: number
  deleted_ms: number | null
}

interface Tables {
  customers: CustomerTable
}

const read = (row: CustomerTable): Customer => ({
  id: row.customer_id,
  merchantId: row.org_id as OrgId,
  email: row.email,
  name: row.name,
  description: row.description,
  phone: row.phone,
  address: row.address as Address | null,
  shipping: row.shipping as Shipping | null,
  preferredLocales: row.preferred_locales as string[],
  metadata: row.metadata as Record<string, string>,
  defaultMethodId: row.default_method_id,
  createdAtMs: row.created_ms,
  deletedAtMs: row.deleted_ms,
})

const changing = (customer: Customer) => ({
  email: customer.email,
  name: customer.name,
  description: customer.description,
  phone: customer.phone,
  address: customer.address && JSON.stringify(customer.address),
  shipping: customer.shipping && JSON.stringify(customer.shipping),
  preferred_locales: JSON.stringify(customer.preferredLocales),
  metadata: JSON.stringify(customer.metadata),
  default_method_id: customer.defaultMethodId,
  deleted_ms: customer.deletedAtMs,
})

const rows = (tx: Tx, merchantId: OrgId) => sql<Tables>(tx).selectFrom('customers').selectAll().where('org_id', '=', merchantId)

const { lock, listPage } = readsOf({ table: 'customers', id: 'customer_id' }, rows, read)

const find = prepared((db: Sql<Tables>, at: { org_id: string; customer_id: string }) =>
  db.selectFrom('customers').selectAll().where('org_id', '=', at.org_id).where('customer_id', '=', at.customer_id),
)

export const customerStore: CustomerStore = {
  lock,
  async find(tx, merchantId, id) {
    const row = await find.first(tx, { org_id: merchantId, customer_id: id })
    return row ? read(row) : null
  },
  async add(tx, customer, requestKey) {
    const added = await sql<Tables>(tx)
      .insertInto('customers')
      .values({ org_id: customer.merchantId, customer_id: customer.id, request_key: requestKey, created_ms: customer.createdAtMs, ...changing(customer) })
      .onConflict((on) => on.columns(['org_id', 'request_key']).where('request_key', 'is not', null).doNothing())
      .returningAll()
      .executeTakeFirst()
    return read(added ?? (await rows(tx, customer.merchantId).where('request_key', '=', requestKey).executeTakeFirstOrThrow()))
  },
  async save(tx, customer) {
    const query = sql<Tables>(tx).updateTable('customers').set(changing(customer)).where('org_id', '=', customer.merchantId)
    write(tx, query.where('customer_id', '=', customer.id))
  },
  async list(tx, merchantId, page, email) {
    let query = rows(tx, merchantId).where('deleted_ms', 'is', null)
    if (email !== undefined) query = query.where('email', '=', email)
    return listPage(query, merchantId, page)
  },
}
