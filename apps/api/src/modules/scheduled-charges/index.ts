import type { Clock, Ids, OrgId, Tx, UserId } from '@sojourn/kernel'
import { type ChargeAttempts, createAttempts } from './attempts.ts'
import { type Charges, createCharges } from './charges.ts'
import { storedOf } from './data/stored-of.sql.ts'
import { createMandates, type Mandates } from './mandates.ts'
import { type ChargeRefunds, createRefunds } from './refunds.ts'

export type { AttemptResult, ChargeAttempts } from './attempts.ts'
export type { Charges, Claimed, NewCharge } from './charges.ts'
export { LATER_CHARGES } from './data/due-name.ts'
export type { ChargeDispute } from './data/refund-store.sql.ts'
export { type ChargeAttempt, failuresOf, isInFlight, nextSource } from './domain/attempt.ts'
export { type Charge, type ChargeId, type ChargeKind, chargeableFrom, isOpen } from './domain/charge.ts'
export { type Failure, failureOf } from './domain/decline.ts'
export { covers, type Mandate, type Source, type Subject } from './domain/mandate.ts'
export type { ChargeRefund } from './domain/refund.ts'
export { GRACE_MS, type RoundEnd } from './domain/retry.ts'
export { scheduledChargeInvariants } from './invariants.ts'
export type { Mandates, NewMandate } from './mandates.ts'
export type { ChargeRefunds, OutsideRefund, RefundResult } from './refunds.ts'
export { sourceText } from './source-text.ts'

export const scheduledChargesMigrations = { owner: 'scheduled-charges', folder: new URL('./data/', import.meta.url) }

/** What is charged later, without its person being there: on a mandate, announced, tried by one table. Knows nothing of what is paid for; nothing here calls the gateway. */
export interface ScheduledCharges {
  readonly mandates: Mandates
  readonly charges: Charges
  readonly attempts: ChargeAttempts
  readonly refunds: ChargeRefunds
  /** What is stored about a person, as it lies, by the parts of the file of their data. */
  storedOf(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<Readonly<Record<string, unknown>>>
}

export function createScheduledCharges(deps: { clock: Clock; ids: Ids }): ScheduledCharges {
  return { mandates: createMandates(deps), charges: createCharges(deps), attempts: createAttempts(deps), refunds: createRefunds(deps), storedOf }
}
