import type { Identity } from '@sojourn/contracts/travellers'
import { prepared, type Sql, sql, write } from '@sojourn/db'
import type { BookingId, Day, OrgId, Seal, Tx, UserId } from '@sojourn/kernel'
import { z } from 'zod'

interface Tables {
  traveller_identities: { org_id: string; booking_id: string; traveller_no: number; sealed: string; forget_on: string }
  bookings: { org_id: string; booking_id: string; user_id: string }
}
type Of = { readonly orgId: OrgId; readonly bookingId: BookingId }

/** Who the travellers of bookings are. It is opened for the supplier that needs it and for whose booking it is. */
export interface IdentityStore {
  /** In the order of the guests; those of whom nothing is known have no row. */
  store(tx: Tx, of: Of, identities: readonly Identity[], forgetOn: Day): void
  /** By the number of the traveller. */
  find(tx: Tx, of: Of): Promise<ReadonlyMap<number, Identity>>
  /** The service ends on another day by now. */
  keepUntil(tx: Tx, of: Of, forgetOn: Day): void
  forget(tx: Tx, of: Of): void
  forgetOfUser(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<void>
  /** Of all organisations; those whose day has come. */
  forgetBefore(tx: Tx, today: Day): Promise<void>
  listOfUser(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<{ bookingId: BookingId; travellerNo: number; identity: Identity }[]>
}

const identity = z.object({
  born_on: z.string().optional(),
  gender: z.enum(['f', 'm']).optional(),
  nationality: z.string().optional(),
  document: z.object({ kind: z.enum(['passport', 'id_card']), number: z.string(), country: z.string(), expires_on: z.string().optional() }).optional(),
})

const find = prepared((db: Sql<Tables>, { orgId, bookingId }: Of) =>
  db.selectFrom('traveller_identities').selectAll().where('org_id', '=', orgId).where('booking_id', '=', bookingId).orderBy('traveller_no'),
)

const forget = prepared((db: Sql<Tables>, { orgId, bookingId }: Of) =>
  db.deleteFrom('traveller_identities').where('org_id', '=', orgId).where('booking_id', '=', bookingId),
)

const boundTo = (orgId: string, bookingId: string): string => `${orgId} ${bookingId}`

export function createIdentityStore(seal: Seal): IdentityStore {
  const open = (row: Tables['traveller_identities']): Identity =>
    identity.parse(JSON.parse(Buffer.from(seal.open(boundTo(row.org_id, row.booking_id), row.sealed)).toString()))
  return {
    store(tx, { orgId, bookingId }, identities, forgetOn) {
      const rows = identities.flatMap((each, index) =>
        Object.keys(each).length === 0
          ? []
          : [
              {
                org_id: orgId,
                booking_id: bookingId,
                traveller_no: index + 1,
                sealed: seal.close(boundTo(orgId, bookingId), Buffer.from(JSON.stringify(each))),
                forget_on: forgetOn,
              },
            ],
      )
      if (rows.length > 0) write(tx, sql<Tables>(tx).insertInto('traveller_identities').values(rows))
    },
    async find(tx, of) {
      return new Map((await find.all(tx, of)).map((row) => [row.traveller_no, open(row)]))
    },
    keepUntil(tx, { orgId, bookingId }, forgetOn) {
      const own = sql<Tables>(tx).updateTable('traveller_identities').set({ forget_on: forgetOn })
      write(tx, own.where('org_id', '=', orgId).where('booking_id', '=', bookingId))
    },
    forget(tx, { orgId, bookingId }) {
      forget.write(tx, { orgId, bookingId })
    },
    async forgetOfUser(tx, { orgId, userId }) {
      const theirs = sql<Tables>(tx).selectFrom('bookings').select('booking_id').where('org_id', '=', orgId).where('user_id', '=', userId)
      await sql<Tables>(tx).deleteFrom('traveller_identities').where('org_id', '=', orgId).where('booking_id', 'in', theirs).execute()
    },
    async forgetBefore(tx, today) {
      await sql<Tables>(tx).deleteFrom('traveller_identities').where('forget_on', '<=', today).execute()
    },
    async listOfUser(tx, { orgId, userId }) {
      const rows = await sql<Tables>(tx)
        .selectFrom('traveller_identities')
        .innerJoin('bookings', (on) =>
          on.onRef('bookings.org_id', '=', 'traveller_identities.org_id').onRef('bookings.booking_id', '=', 'traveller_identities.booking_id'),
        )
        .selectAll('traveller_identities')
        .where('bookings.org_id', '=', orgId)
        .where('bookings.user_id', '=', userId)
        .orderBy('traveller_identities.booking_id')
        .orderBy('traveller_no')
        .execute()
      return rows.map((row) => ({ bookingId: row.booking_id as BookingId, travellerNo: row.traveller_no, identity: open(row) }))
    },
  }
}
