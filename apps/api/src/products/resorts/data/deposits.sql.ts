import { raw, type Sql, sql } from '@sojourn/db'
import type { Day, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Deposit, PowerPart } from '../domain/deposit.ts'
import type { Tables } from './tables.ts'

type Person = { readonly orgId: OrgId; readonly userId: UserId }
type OfHold = { readonly orgId: OrgId; readonly holdId: string }

/** A week that a person owns, every year. */
export interface OwnedWeek {
  readonly resortId: string
  readonly unit: string
  readonly week: number
}

const on = (tx: Tx) => sql(tx) as Sql<Tables>

const toDeposit = (row: Tables['resort_deposits']): Deposit => ({
  orgId: row.org_id as OrgId,
  depositId: row.deposit_id,
  userId: row.user_id as UserId,
  resortId: row.resort_id,
  unit: row.unit,
  year: row.year,
  week: row.week,
  checkIn: row.check_in,
  checkOut: row.check_out,
  power: { place: row.place, season: row.season, unit: row.unit_power, early: row.early, total: row.power },
  left: row.power - row.held - row.spent,
  validUntil: row.valid_until,
})

/** What people own and gave for exchanges, and what of its power is held or spent. */
export const deposits = {
  async listOwned(tx: Tx, { orgId, userId }: Person): Promise<OwnedWeek[]> {
    const rows = await on(tx)
      .selectFrom('resort_owners')
      .select(['resort_id', 'unit', 'week'])
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .orderBy('week')
      .execute()
    return rows.map(({ resort_id, unit, week }) => ({ resortId: resort_id, unit, week }))
  },

  async own(tx: Tx, { orgId, userId }: Person, { resortId, unit, week }: OwnedWeek): Promise<void> {
    await on(tx)
      .insertInto('resort_owners')
      .values({ org_id: orgId, user_id: userId, resort_id: resortId, unit, week })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Locked, so that two exchanges at once spend one after the other. */
  async listOf(tx: Tx, { orgId, userId }: Person, lock: boolean): Promise<Deposit[]> {
    const query = on(tx)
      .selectFrom('resort_deposits')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .orderBy('valid_until')
      .orderBy('deposit_id')
    const rows = await (lock ? query.forUpdate() : query).execute()
    return rows.map(toDeposit)
  },

  /** Weeks of resorts that owners of this organisation gave, whose first day is within some days. */
  async listAt(
    tx: Tx,
    { orgId, resortIds, from, until }: { readonly orgId: OrgId; readonly resortIds: readonly string[]; readonly from: Day; readonly until: Day },
  ): Promise<Deposit[]> {
    const rows = await on(tx)
      .selectFrom('resort_deposits')
      .selectAll()
      .where('org_id', '=', orgId)
      .where(raw<boolean>`resort_id = any(${resortIds}::text[])`)
      .where('check_in', '>=', from)
      .where('check_in', '<=', until)
      .execute()
    return rows.map(toDeposit)
  },

  /** False where it was given already. */
  async add(tx: Tx, deposit: Deposit, createdMs: number): Promise<boolean> {
    const { power } = deposit
    const added = await on(tx)
      .insertInto('resort_deposits')
      .values({
        org_id: deposit.orgId,
        deposit_id: deposit.depositId,
        user_id: deposit.userId,
        resort_id: deposit.resortId,
        unit: deposit.unit,
        year: deposit.year,
        week: deposit.week,
        check_in: deposit.checkIn,
        check_out: deposit.checkOut,
        place: power.place,
        season: power.season,
        unit_power: power.unit,
        early: power.early,
        power: power.total,
        held: 0,
        spent: 0,
        valid_until: deposit.validUntil,
        created_ms: createdMs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('deposit_id')
      .executeTakeFirst()
    return added !== undefined
  },

  /** Holds power for a week that is held; the check of the deposit's row has the last word. */
  async hold(tx: Tx, { orgId, holdId }: OfHold, parts: readonly PowerPart[]): Promise<void> {
    for (const { depositId, power } of parts) {
      await on(tx)
        .updateTable('resort_deposits')
        .set({ held: raw<number>`held + ${power}` })
        .where('org_id', '=', orgId)
        .where('deposit_id', '=', depositId)
        .execute()
      await on(tx).insertInto('resort_power_uses').values({ org_id: orgId, hold_id: holdId, deposit_id: depositId, power, state: 'held' }).execute()
    }
  },

  /** What a hold took of deposits becomes spent, or free again. Twice changes nothing. */
  async settle(tx: Tx, { orgId, holdId }: OfHold, from: 'held' | 'spent', to: 'spent' | 'given_back'): Promise<void> {
    const uses = await on(tx)
      .updateTable('resort_power_uses')
      .set({ state: to })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .where('state', '=', from)
      .returning(['deposit_id', 'power'])
      .execute()
    for (const { deposit_id, power } of uses) {
      await on(tx)
        .updateTable('resort_deposits')
        .set(
          from === 'held'
            ? { held: raw<number>`held - ${power}`, ...(to === 'spent' && { spent: raw<number>`spent + ${power}` }) }
            : { spent: raw<number>`spent - ${power}` },
        )
        .where('org_id', '=', orgId)
        .where('deposit_id', '=', deposit_id)
        .execute()
    }
  },

  /** Takes the power of a released hold once more; false where it is not there any more. */
  async retake(tx: Tx, { orgId, holdId }: OfHold): Promise<boolean> {
    const uses = await on(tx)
      .selectFrom('resort_power_uses')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .where('state', '=', 'given_back')
      .execute()
    for (const { deposit_id, power } of uses) {
      const taken = await on(tx)
        .updateTable('resort_deposits')
        .set({ spent: raw<number>`spent + ${power}` })
        .where('org_id', '=', orgId)
        .where('deposit_id', '=', deposit_id)
        .where(raw<boolean>`power - held - spent >= ${power}`)
        .returning('deposit_id')
        .executeTakeFirst()
      if (!taken) return false
    }
    await on(tx)
      .updateTable('resort_power_uses')
      .set({ state: 'spent' })
      .where('org_id', '=', orgId)
      .where('hold_id', '=', holdId)
      .where('state', '=', 'given_back')
      .execute()
    return true
  },

  async removeOf(tx: Tx, { orgId, userId }: Person): Promise<void> {
    await on(tx).deleteFrom('resort_owners').where('org_id', '=', orgId).where('user_id', '=', userId).execute()
  },
}
