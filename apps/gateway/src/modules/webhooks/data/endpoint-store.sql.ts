import { sql, write } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import { readsOf } from '../../../paging/reads-of.sql.ts'
import type { Endpoint } from '../domain/endpoint.ts'
import type { EndpointStore } from './endpoint-store.ts'

interface EndpointTable {
  org_id: string
  endpoint_id: string
  url: string
  enabled_events: unknown
  status: Endpoint['status']
  description: string | null
  metadata: unknown
  api_version: string | null
  sealed: string
  sealed_before: string | null
  before_until_ms: number | null
  failing_since_ms: number | null
  created_ms: number
}

interface Tables {
  webhook_endpoints: EndpointTable
}

const read = (row: EndpointTable): Endpoint => ({
  id: row.endpoint_id,
  merchantId: row.org_id as OrgId,
  url: row.url,
  enabledEvents: row.enabled_events as string[],
  status: row.status,
  description: row.description,
  metadata: row.metadata as Record<string, string>,
  apiVersion: row.api_version,
  sealed: row.sealed,
  sealedBefore: row.sealed_before,
  beforeUntilMs: row.before_until_ms,
  failingSinceMs: row.failing_since_ms,
  createdAtMs: row.created_ms,
})

const changing = (endpoint: Endpoint) => ({
  url: endpoint.url,
  enabled_events: JSON.stringify(endpoint.enabledEvents),
  status: endpoint.status,
  description: endpoint.description,
  metadata: JSON.stringify(endpoint.metadata),
  sealed: endpoint.sealed,
  sealed_before: endpoint.sealedBefore,
  before_until_ms: endpoint.beforeUntilMs,
  failing_since_ms: endpoint.failingSinceMs,
})

const rows = (tx: Tx, merchantId: OrgId) => sql<Tables>(tx).selectFrom('webhook_endpoints').selectAll().where('org_id', '=', merchantId)

const { find, lock, listPage } = readsOf({ table: 'webhook_endpoints', id: 'endpoint_id' }, rows, read)

export const endpointStore: EndpointStore = {
  find,
  lock,
  async add(tx, endpoint) {
    const { merchantId, id, apiVersion, createdAtMs } = endpoint
    const fixed = { org_id: merchantId, endpoint_id: id, api_version: apiVersion, created_ms: createdAtMs }
    const row = sql<Tables>(tx)
      .insertInto('webhook_endpoints')
      .values({ ...fixed, ...changing(endpoint) })
    write(tx, row)
  },
  async save(tx, endpoint) {
    const query = sql<Tables>(tx).updateTable('webhook_endpoints').set(changing(endpoint)).where('org_id', '=', endpoint.merchantId)
    write(tx, query.where('endpoint_id', '=', endpoint.id))
  },
  async remove(tx, merchantId, id) {
    write(tx, sql<Tables>(tx).deleteFrom('webhook_endpoints').where('org_id', '=', merchantId).where('endpoint_id', '=', id))
  },
  async listAll(tx, merchantId) {
    return (await rows(tx, merchantId).execute()).map(read)
  },
  async list(tx, merchantId, page) {
    return listPage(rows(tx, merchantId), merchantId, page)
  },
}
