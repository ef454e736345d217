import { deleteAccount as deleteCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept } from '@sojourn/kernel'
import { type Refusals, type Route, SESSION_COOKIE, signedInRoute } from '../../http/index.ts'
import type { AccountDeps } from './account-deps.ts'
import { deleteAccount } from './delete-account.ts'

const refusals: Refusals = {
  wrong_password: [403, () => say`This is not your password. Nothing was changed.`, 'password'],
  open_bookings: [
    409,
    () => say`You have bookings that are still to come, under way or not fully charged yet. Cancel them, or come back when they are over. Nothing was deleted.`,
  ],
  value_left: [409, () => say`Your wallet, cash cards or points still have value, which would be lost. Nothing was deleted.`],
  not_deletable: [403, () => say`Only the site's operators can close this kind of account. Nothing was deleted.`],
  gateway_unreachable: [503, () => say`Your saved cards cannot be deleted just now, so your account was not deleted either. Please try again in a moment.`],
}

export const accountHttp = (deps: AccountDeps): Route[] => [
  signedInRoute(
    deleteCall,
    async (body, caller, reply) => {
      const deleted = await deleteAccount(deps, body, caller)
      if (!deleted.ok) return deleted
      reply.clearCookie(SESSION_COOKIE)
      return accept({})
    },
    refusals,
  ),
]
