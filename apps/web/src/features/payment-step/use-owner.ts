import { type Person, useShell } from '../../lib/shell.ts'
import { DEMO_ACCOUNT } from '../../lib/user-type.ts'

/** Who is signed in and may have cards, coupons and points: a demo account has none. */
export function useOwner(): Person | null {
  const { user } = useShell()
  return user?.usr_type === DEMO_ACCOUNT ? null : user
}
