import { fallsDue, fixed, raw, sql, write } from '@sojourn/db'
import { DELIVERIES, type DeliveryResult, type DeliveryStore } from './delivery-store.ts'
import { type EventTable, readEvent, type Tables } from './event-row.sql.ts'

interface ClaimedRow extends EventTable {
  pending: number
  endpoint_id: string
  tries: number
}

export const deliveryStore: DeliveryStore = {
  async claimDue(tx, { nowMs, leaseUntilMs, limit, perEndpoint, busy }) {
    const { rows } = await raw<ClaimedRow>`
      with ranked as (
        select org_id, event_id, endpoint_id, row_number() over (partition by org_id, endpoint_id order by next_try_ms, event_id) as place
        from webhook_deliveries
        where state = 'pending' and next_try_ms <= ${nowMs} and org_id || '/' || endpoint_id <> all(${busy})
      ), due as (
        select d.org_id, d.event_id, d.endpoint_id from webhook_deliveries d join ranked using (org_id, event_id, endpoint_id)
        where place <= ${perEndpoint} and d.state = 'pending' and d.next_try_ms <= ${nowMs}
        order by d.next_try_ms, d.event_id limit ${limit} for update of d skip locked
      ), taken as (
        update webhook_deliveries d set next_try_ms = ${leaseUntilMs}, tries = d.tries + 1 from due
        where d.org_id = due.org_id and d.event_id = due.event_id and d.endpoint_id = due.endpoint_id
        returning d.org_id, d.event_id, d.endpoint_id, d.tries
      )
      select events.*, taken.endpoint_id, taken.tries,
        (select count(*)::int from webhook_deliveries w where w.org_id = events.org_id and w.event_id = events.event_id and w.state = 'pending') as pending
      from taken join events on events.org_id = taken.org_id and events.event_id = taken.event_id
      order by events.created_ms, events.event_id`.execute(sql<Tables>(tx))
    return rows.map((row) => ({ event: readEvent(row), endpointId: row.endpoint_id, tries: row.tries }))
  },
  async nextDueMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('webhook_deliveries')
      .select((eb) => eb.fn.min<number | null>('next_try_ms').as('at_ms'))
      .where('state', '=', fixed('pending'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
  async record(tx, results) {
    const of = <Name extends keyof DeliveryResult>(name: Name): DeliveryResult[Name][] => results.map((result) => result[name])
    const recorded = raw`
      update webhook_deliveries d set state = r.state, last_status = r.status, next_try_ms = r.next_try_ms
      from unnest(${of('merchantId')}::text[], ${of('eventId')}::text[], ${of('endpointId')}::text[], ${of('state')}::text[], ${of('status')}::int[],
        ${of('nextTryMs')}::bigint[]) as r (org_id, event_id, endpoint_id, state, status, next_try_ms)
      where d.org_id = r.org_id and d.event_id = r.event_id and d.endpoint_id = r.endpoint_id and d.state = 'pending'`
    write(tx, { compile: () => recorded.compile(sql<Tables>(tx)) })
    for (const { nextTryMs } of results) fallsDue(tx, DELIVERIES, nextTryMs)
  },
  async abandon(tx, merchantId, endpointId) {
    const query = sql<Tables>(tx).updateTable('webhook_deliveries').set({ state: 'given_up', next_try_ms: null })
    write(tx, query.where('org_id', '=', merchantId).where('endpoint_id', '=', endpointId).where('state', '=', fixed('pending')))
  },
}
