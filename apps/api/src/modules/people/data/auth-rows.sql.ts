import { sql } from '@sojourn/db'
import { invariant, type Tx } from '@sojourn/kernel'
import type { CleanedWhere, CustomAdapter } from 'better-auth/adapters'
import type { Kysely } from 'kysely'

type Row = Record<string, unknown>
type AnyTables = Record<string, Row>

// The library offers these; we do not keep them.
const NOT_STORED = new Set(['image', 'ip_address'])

/** Lets the sign-in library work inside our transaction: its rows, our tables, the tenant of the transaction. `columnOf` names our column for its field. */
export function authRows(tx: Tx, columnOf: (model: string, field: string) => string): CustomAdapter {
  const db = sql<AnyTables>(tx)
  return {
    async create({ model, data }) {
      return (await db.insertInto(model).values(storedPart(data)).returningAll().executeTakeFirstOrThrow()) as typeof data
    },
    async findOne({ model, where }) {
      return ((await matching(db, model, where).executeTakeFirst()) ?? null) as never
    },
    async findMany({ model, where, limit, sortBy, offset }) {
      const rows = matching(db, model, where ?? []).limit(limit)
      const sorted = sortBy ? rows.orderBy(columnOf(model, sortBy.field), sortBy.direction) : rows
      return (await (offset ? sorted.offset(offset) : sorted).execute()) as never
    },
    async update({ model, where, update }) {
      const rows = await db
        .updateTable(model)
        .set(storedPart(update as Row))
        .where(all(where))
        .returningAll()
        .execute()
      return (rows[0] ?? null) as never
    },
    async updateMany({ model, where, update }) {
      const { numUpdatedRows } = await db.updateTable(model).set(storedPart(update)).where(all(where)).executeTakeFirst()
      return Number(numUpdatedRows)
    },
    async delete({ model, where }) {
      await db.deleteFrom(model).where(all(where)).execute()
    },
    async deleteMany({ model, where }) {
      const { numDeletedRows } = await db.deleteFrom(model).where(all(where)).executeTakeFirst()
      return Number(numDeletedRows)
    },
    async consumeOne({ model, where }) {
      return ((await db.deleteFrom(model).where(all(where)).returningAll().executeTakeFirst()) ?? null) as never
    },
    async count({ model, where }) {
      return (await matching(db, model, where ?? []).execute()).length
    },
  }
}

const storedPart = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([column]) => !NOT_STORED.has(column)))

const matching = (db: Kysely<AnyTables>, model: string, where: readonly CleanedWhere[]) => db.selectFrom(model).selectAll().where(all(where))

const OPERATORS = { eq: '=', ne: '!=', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const

function all(where: readonly CleanedWhere[]) {
  return (eb: import('kysely').ExpressionBuilder<AnyTables, string>) =>
    eb.and(
      where.map(({ field, operator, value, connector }) => {
        const sign = OPERATORS[operator as keyof typeof OPERATORS]
        invariant(sign && connector !== 'OR', `the sign-in library asks only for what it needs here, not for ${operator} ${connector}`)
        return value === null ? eb(field, 'is', null) : eb(field, sign, value as never)
      }),
    )
}
