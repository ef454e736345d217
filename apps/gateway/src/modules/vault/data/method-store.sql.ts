import { prepared, type Sql, sql, write } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { Insertable } from 'kysely'
import { readsOf } from '../../../paging/reads-of.sql.ts'
import type { Billing, Funding, Method } from '../domain/method.ts'
import type { MethodStore } from './method-store.ts'
import { tokenStore } from './token-store.sql.ts'

interface MethodTable {
  org_id: string
  method_id: string
  customer_id: string | null
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: Funding
  country: string | null
  holder: string | null
  billing: unknown
  metadata: unknown
  coded: boolean
  sealed: string | null
  provider_token: string | null
  authenticated: boolean
  created_ms: number
  used_ms: number | null
  detached_ms: number | null
  replaced_by: string | null
}

interface Tables {
  payment_methods: MethodTable
}

const read = (row: MethodTable): Method => ({
  id: row.method_id,
  merchantId: row.org_id as OrgId,
  customerId: row.customer_id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  fingerprint: row.fingerprint,
  funding: row.funding,
  country: row.country,
  billing: { name: row.holder, email: null, phone: null, address: null, ...(row.billing as Partial<Billing>) },
  metadata: row.metadata as Record<string, string>,
  coded: row.coded,
  sealed: row.sealed,
  providerToken: row.provider_token,
  authenticated: row.authenticated,
  createdAtMs: row.created_ms,
  usedAtMs: row.used_ms,
  detachedAtMs: row.detached_ms,
  replacedBy: row.replaced_by,
})

function changing({ billing: { name, ...billing }, ...method }: Method) {
  return {
    customer_id: method.customerId,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    holder: name,
    billing: JSON.stringify(billing),
    metadata: JSON.stringify(method.metadata),
    sealed: method.sealed,
    provider_token: method.providerToken,
    authenticated: method.authenticated,
    used_ms: method.usedAtMs,
    detached_ms: method.detachedAtMs,
  }
}

const rows = (tx: Tx, merchantId: OrgId) => sql<Tables>(tx).selectFrom('payment_methods').selectAll().where('org_id', '=', merchantId)
const savedFor = (tx: Tx, merchantId: OrgId, customerId: string) => rows(tx, merchantId).where('customer_id', '=', customerId).where('detached_ms', 'is', null)

const { find, lock, listPage } = readsOf({ table: 'payment_methods', id: 'method_id' }, rows, read)

const insert = prepared((db: Sql<Tables>, row: Insertable<MethodTable>) => db.insertInto('payment_methods').values(row))

export const methodStore: MethodStore = {
  find,
  lock,
  ...tokenStore,
  async add(tx, method) {
    const { id, merchantId, brand, last4, fingerprint, funding, country, coded, createdAtMs } = method
    const fixed = { org_id: merchantId, method_id: id, brand, last4, fingerprint, funding, country, coded, created_ms: createdAtMs }
    insert.write(tx, { ...fixed, ...changing(method) })
  },
  async save(tx, method) {
    const query = sql<Tables>(tx).updateTable('payment_methods').set(changing(method)).where('org_id', '=', method.merchantId)
    write(tx, query.where('method_id', '=', method.id))
  },
  async spend(tx, merchantId, id, nowMs) {
    const query = sql<Tables>(tx).updateTable('payment_methods').set({ sealed: null, provider_token: null, used_ms: nowMs })
    write(tx, query.where('org_id', '=', merchantId).where('method_id', '=', id).where('customer_id', 'is', null))
  },
  async listSaved(tx, merchantId, customerId, fingerprint) {
    let query = savedFor(tx, merchantId, customerId)
    if (fingerprint !== undefined) query = query.where('fingerprint', '=', fingerprint)
    return (await query.orderBy('created_ms', 'desc').orderBy('method_id', 'desc').execute()).map(read)
  },
  async list(tx, merchantId, customerId, page) {
    const query = savedFor(tx, merchantId, customerId)
    return listPage(query, merchantId, page)
  },
  async emptyUnsaved(tx, madeBeforeMs) {
    const unsaved = sql<Tables>(tx).updateTable('payment_methods').set({ sealed: null }).where('customer_id', 'is', null).where('sealed', 'is not', null)
    write(tx, unsaved.where('created_ms', '<', madeBeforeMs))
  },
}
