import type { DataOf, getAccount } from '@sojourn/contracts'
import type { Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { deviceName } from './device-name.ts'
import { OPERATOR } from './domain/person.ts'
import type { VerbDeps } from './people-deps.ts'

type Account = DataOf<typeof getAccount>

/** Where the caller is signed in, this session first. */
export async function sessionsOf({ store, clock }: VerbDeps, tx: Tx, { user }: SignedInCaller): Promise<Account['sessions']> {
  const rows = await store.listSessionsOf(tx, user.userId, clock.nowMs())
  const shown = rows.map((row) => ({
    session_id: row.sessionId,
    device: deviceName(row.userAgent),
    signed_in_at: new Date(row.createdMs).toISOString(),
    seen_at: new Date(row.seenMs).toISOString(),
    is_this: row.sessionId === user.sessionId,
    acted_by: row.actedBy,
    acts_for: row.actsFor,
  }))
  return [...shown.filter(({ is_this }) => is_this), ...shown.filter(({ is_this }) => !is_this)]
}

/** Whether a sign-in asks for a code, and how many recovery codes are left. */
export async function factorOf({ factors, operatorsNeedSecondFactor }: VerbDeps, tx: Tx, { user }: SignedInCaller): Promise<Account['second_factor']> {
  const isOn = (await factors.hold(tx, user.userId))?.isProved ?? false
  if (isOn) return { state: 'on', recovery_codes_left: await factors.countCodes(tx, user.userId) }
  return { state: user.usrType === OPERATOR && operatorsNeedSecondFactor ? 'required' : 'off', recovery_codes_left: 0 }
}
