import { prepared, type Sql, sql } from '@sojourn/db'
import type { Selectable } from 'kysely'
import type { Lot, PointType } from '../domain/points.ts'
import type { Person, PointStore } from './point-store.ts'

interface TypeTable {
  org_id: string
  code: string
  position: number
  label: string
  unit: string
  rate_per_miles: number
  currency: string
  funding_partner_code: string
  rule_code: string
  rule_level: string
  earns_per_unit: number
  days_max: number | null
}
interface LotTable {
  org_id: string
  lot_id: string
  user_id: string
  type_code: string
  source: string
  earned_ms: number
  usable_from_ms: number
  expires_at_ms: number | null
}
interface Tables {
  point_types: TypeTable
  point_lots: LotTable
  loyalty_members: { org_id: string; user_id: string; membership_no: string; since_ms: number }
}

const readType = (row: Selectable<TypeTable>): PointType => ({
  code: row.code,
  label: row.label,
  unit: row.unit,
  ratePerMiles: row.rate_per_miles,
  currency: row.currency,
  partner: row.funding_partner_code,
  ruleCode: row.rule_code,
  ruleLevel: row.rule_level,
  earnsPerUnit: row.earns_per_unit,
  daysMax: row.days_max,
})
const readLot = (row: Selectable<LotTable>): Lot => ({
  lotId: row.lot_id,
  typeCode: row.type_code,
  earnedMs: row.earned_ms,
  usableFromMs: row.usable_from_ms,
  expiresAtMs: row.expires_at_ms,
})

const typesOf = prepared((db: Sql<Tables>, at: { orgId: string }) =>
  db.selectFrom('point_types').selectAll().where('org_id', '=', at.orgId).orderBy('position').orderBy('code'),
)
const lotsOf = (db: Sql<Tables>, { orgId, userId, typeCode, nowMs }: Person & { typeCode?: string | undefined; nowMs: number }) =>
  db
    .selectFrom('point_lots')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .$if(typeCode !== undefined, (query) => query.where('type_code', '=', typeCode!))
    .where('usable_from_ms', '<=', nowMs)
    .where((eb) => eb.or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', nowMs)]))
    .orderBy('earned_ms')
    .orderBy('lot_id')
const lotsOfType = prepared((db: Sql<Tables>, of: Person & { typeCode: string; nowMs: number }) => lotsOf(db, of))
const insertLot = prepared((db: Sql<Tables>, lot: LotTable) =>
  db
    .insertInto('point_lots')
    .values(lot)
    .onConflict((same) => same.columns(['org_id', 'user_id', 'type_code', 'source']).doUpdateSet({ source: lot.source }))
    .returningAll(),
)
const enrol = prepared((db: Sql<Tables>, member: Tables['loyalty_members']) =>
  db
    .insertInto('loyalty_members')
    .values(member)
    .onConflict((same) => same.columns(['org_id', 'user_id']).doNothing()),
)

export const pointStore: PointStore = {
  typesOf: async (tx, orgId) => (await typesOf.all(tx, { orgId })).map(readType),

  async insertType(tx, orgId, type, position) {
    await sql<Tables>(tx)
      .insertInto('point_types')
      .values({
        org_id: orgId,
        code: type.code,
        position,
        label: type.label,
        unit: type.unit,
        rate_per_miles: type.ratePerMiles,
        currency: type.currency,
        funding_partner_code: type.partner,
        rule_code: type.ruleCode,
        rule_level: type.ruleLevel,
        earns_per_unit: type.earnsPerUnit,
        days_max: type.daysMax,
      })
      .onConflict((same) => same.columns(['org_id', 'code']).doNothing())
      .execute()
  },

  async lotsOf(tx, { orgId, userId, typeCode, nowMs }) {
    const all = () => lotsOf(sql<Tables>(tx), { orgId, userId, nowMs }).execute()
    const rows = typeCode === undefined ? await all() : await lotsOfType.all(tx, { orgId, userId, typeCode, nowMs })
    return rows.map(readLot)
  },

  async insertLot(tx, { orgId, userId, typeCode, source, lotId, earnedMs, usableFromMs, expiresAtMs }) {
    const row = await insertLot.first(tx, {
      org_id: orgId,
      lot_id: lotId,
      user_id: userId,
      type_code: typeCode,
      source,
      earned_ms: earnedMs,
      usable_from_ms: usableFromMs,
      expires_at_ms: expiresAtMs,
    })
    return readLot(row!)
  },

  async find(tx, { orgId, userId, lotId }) {
    const row = await sql<Tables>(tx)
      .selectFrom('point_lots')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .where('lot_id', '=', lotId)
      .executeTakeFirst()
    return row ? readLot(row) : null
  },

  async listRunOut(tx, { orgId, lotIds, nowMs }) {
    if (lotIds.length === 0) return []
    const rows = await sql<Tables>(tx)
      .selectFrom('point_lots')
      .select('lot_id')
      .where('org_id', '=', orgId)
      .where('lot_id', 'in', [...lotIds])
      .where('expires_at_ms', '<=', nowMs)
      .execute()
    return rows.map((row) => row.lot_id)
  },

  async membershipNo(tx, { orgId, userId }) {
    const row = await sql<Tables>(tx)
      .selectFrom('loyalty_members')
      .select('membership_no')
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.membership_no ?? null
  },

  async enrol(tx, { orgId, userId }, membershipNo, sinceMs) {
    enrol.write(tx, { org_id: orgId, user_id: userId, membership_no: membershipNo, since_ms: sinceMs })
  },
}
