import type { Clock, Currency, OrgId, Outcome, Rate, Refusal, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Audit } from '../../modules/audit/index.ts'
import type { Bookings, MoneyOfBooking } from '../../modules/bookings/index.ts'
import type { Trips } from '../../modules/trips/index.ts'
import type { Products } from '../../sale/registry.ts'

type Booking = NonNullable<Awaited<ReturnType<Bookings['find']>>>

/** A picture of a place: its name, the name of its poster. */
export interface PlacePicture {
  readonly name: string
  readonly art: string
  readonly latitude: number
  readonly longitude: number
}

/** What the calls about trips need of the rest of the system. */
export interface TripDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly trips: Trips
  readonly bookings: Pick<Bookings, 'find'>
  readonly products: Pick<Products, 'titleOf'>
  /** Records acts on another person's trips. */
  readonly acts: Pick<Audit, 'record'>
  /** What one currency is in another; null where that is not known. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
  moneyOf(tx: Tx, booking: Booking): Promise<MoneyOfBooking>
  /** How people are called, those that are not here left out. */
  namesOf(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlyMap<string, string>>
  /** Mails an invitation: whether it may be sent now, counted, and the mail itself. */
  readonly invitations: {
    may(caller: SignedInCaller, email: string): Promise<Outcome<void, Refusal>>
    send(
      tx: Tx,
      caller: SignedInCaller,
      invitee: { readonly email: string; readonly firstName?: string | undefined; readonly lastName?: string | undefined },
      trip: { readonly name: string; readonly token: string },
    ): Promise<void>
  }
  /** Places of this name, the best known first; for no name the best known of all. */
  placesNamed(tx: Tx, text: string): Promise<readonly PlacePicture[]>
}

export type TripPerson = { readonly orgId: OrgId; readonly userId: UserId }
export type { Booking }
