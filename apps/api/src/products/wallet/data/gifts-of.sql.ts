import { storedRows } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'

const SECRET = ['code_hash']

/** The gifts a person gave, claimed, or was sent at their address, for the file of their data. Of those they did not give, the giver's id is left out. */
export async function giftsOf(tx: Tx, { orgId, userId, email }: { readonly orgId: OrgId; readonly userId: UserId; readonly email: string }) {
  const read = (column: string, value: string, without: readonly string[]) =>
    storedRows(tx, { table: 'wallet_gifts', by: { org_id: orgId, [column]: value }, without: [...SECRET, ...without] })
  const [given, claimed, sent] = await Promise.all([
    read('giver_id', userId, ['claimed_by', 'payment_card_id']),
    read('claimed_by', userId, ['giver_id', 'booking_id']),
    read('to_email', email, ['giver_id', 'booking_id', 'claimed_by', 'payment_card_id']),
  ])
  return { gifts_given: given, gifts_claimed: claimed, gifts_received: sent }
}
