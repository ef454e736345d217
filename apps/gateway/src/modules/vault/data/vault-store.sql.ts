import { raw, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { Customer, Method } from '../domain/method.ts'
import type { VaultStore } from './vault-store.ts'

interface MethodTable {
  org_id: string
  method_id: string
  customer_id: string | null
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  holder: string | null
  sealed: string | null
  authenticated: boolean
  created_ms: number
  detached_ms: number | null
}

interface CustomerTable {
  org_id: string
  customer_id: string
  request_key: string | null
  email: string | null
  name: string | null
  metadata: unknown
  default_method_id: string | null
  created_ms: number
}

interface Tables {
  payment_methods: MethodTable
  customers: CustomerTable
}

const readMethod = (row: MethodTable): Method => ({
  id: row.method_id,
  merchantId: row.org_id as OrgId,
  customerId: row.customer_id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  fingerprint: row.fingerprint,
  holder: row.holder,
  sealed: row.sealed,
  authenticated: row.authenticated,
  createdAtMs: row.created_ms,
})

const readCustomer = (row: CustomerTable): Customer => ({
  id: row.customer_id,
  merchantId: row.org_id as OrgId,
  email: row.email,
  name: row.name,
  metadata: row.metadata as Record<string, string>,
  defaultMethodId: row.default_method_id,
  createdAtMs: row.created_ms,
})

export const vaultStore: VaultStore = {
  async addMethod(tx, method) {
    const { id, merchantId, customerId, expMonth, expYear, createdAtMs, ...same } = method
    const row = { ...same, org_id: merchantId, method_id: id, customer_id: customerId, exp_month: expMonth, exp_year: expYear, created_ms: createdAtMs }
    await sql<Tables>(tx)
      .insertInto('payment_methods')
      .values({ ...row, detached_ms: null })
      .execute()
  },
  async findMethod(tx, merchantId, id) {
    const query = sql<Tables>(tx).selectFrom('payment_methods').selectAll().where('org_id', '=', merchantId).where('method_id', '=', id)
    const row = await query.where('detached_ms', 'is', null).executeTakeFirst()
    return row ? readMethod(row) : null
  },
  async saveMethod(tx, { merchantId, id, customerId, sealed, authenticated }) {
    const query = sql<Tables>(tx).updateTable('payment_methods').set({ customer_id: customerId, sealed, authenticated })
    await query.where('org_id', '=', merchantId).where('method_id', '=', id).execute()
  },
  async detachTwins(tx, { merchantId, customerId, fingerprint, id }, nowMs) {
    const query = sql<Tables>(tx).updateTable('payment_methods').set({ detached_ms: nowMs, sealed: null }).where('org_id', '=', merchantId)
    await query.where('customer_id', '=', customerId).where('fingerprint', '=', fingerprint).where('method_id', '!=', id).execute()
  },
  async listMethods(tx, merchantId, customerId, limit, after) {
    let query = sql<Tables>(tx).selectFrom('payment_methods').selectAll().where('org_id', '=', merchantId).where('customer_id', '=', customerId)
    if (after) {
      query = query.where(
        raw<boolean>`(created_ms, method_id) < (select created_ms, method_id from payment_methods where org_id = ${merchantId} and method_id = ${after})`,
      )
    }
    const page = query.where('detached_ms', 'is', null).orderBy('created_ms', 'desc').orderBy('method_id', 'desc')
    return (await page.limit(limit + 1).execute()).map(readMethod)
  },
  async addCustomer(tx, customer, requestKey) {
    const added = await sql<Tables>(tx)
      .insertInto('customers')
      .values({
        org_id: customer.merchantId,
        customer_id: customer.id,
        request_key: requestKey,
        email: customer.email,
        name: customer.name,
        metadata: JSON.stringify(customer.metadata),
        default_method_id: customer.defaultMethodId,
        created_ms: customer.createdAtMs,
      })
      .onConflict((on) => on.columns(['org_id', 'request_key']).where('request_key', 'is not', null).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return readCustomer(added)
    const made = sql<Tables>(tx).selectFrom('customers').selectAll().where('org_id', '=', customer.merchantId).where('request_key', '=', requestKey)
    return readCustomer(await made.executeTakeFirstOrThrow())
  },
  async findCustomer(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('customers').selectAll().where('org_id', '=', merchantId).where('customer_id', '=', id).executeTakeFirst()
    return row ? readCustomer(row) : null
  },
}
