import type { CreditLineShape } from '@sojourn/contracts'
import { type Tx, toMajor } from '@sojourn/kernel'
import { type CreditLine, type CreditStatus, creditStatus } from '../../modules/credit-lines/index.ts'
import type { AgencyDeps } from './agency-deps.ts'

/** What is used and available of a credit line by the ledger, at one moment. */
export async function readCreditStatus({ ledger }: Pick<AgencyDeps, 'ledger'>, tx: Tx, { orgId, lineId, currency }: CreditLine): Promise<CreditStatus> {
  return creditStatus(await ledger.creditOf(tx, { orgId, lineId, currency }), currency)
}

export const lineOnWire = ({ vpId, currency }: CreditLine, { limit, used, held, available }: CreditStatus): CreditLineShape => ({
  vp_id: vpId,
  currency,
  limit: toMajor(limit),
  used: toMajor(used),
  held: toMajor(held),
  available: toMajor(available),
})
