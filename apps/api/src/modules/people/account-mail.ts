import { currentLanguage, matchLanguage } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import type { Ids, OrgId, Tx } from '@sojourn/kernel'
import type { PeopleStore } from './data/people-store.ts'
import type { Addressee, IdentityHooks } from './identity.ts'

type LinkKind = 'verify_email' | 'existing_account' | 'reset_password'

/** What the module needs of a mailer: a mail recorded in this transaction, leaving if it commits. */
export interface AccountMail {
  send(
    tx: Tx,
    mail: { readonly orgId: OrgId; readonly key: string; readonly to: string } & (
      | { readonly kind: LinkKind; readonly data: { readonly firstName: string; readonly link: string } }
      | { readonly kind: 'client_invited'; readonly data: { readonly firstName: string; readonly agent: string; readonly link: string } }
      | {
          readonly kind: 'invited'
          readonly data: { readonly firstName: string; readonly inviter: string; readonly trip: string | null; readonly isHere: boolean; readonly link: string }
        }
    ),
  ): Promise<void>
}

export const proofLink = (origin: string, token: string): string => `${origin}/verify-email?token=${encodeURIComponent(token)}`
export const resetLink = (origin: string, token: string): string => `${origin}/reset-password?token=${encodeURIComponent(token)}`

/** Writes to people in their own language, on the origin they see us at: a link never leads to another host. */
export function accountMail(
  deps: { mail: AccountMail; ids: Ids; store: Pick<PeopleStore, 'findByEmail'> },
  tx: Tx,
  { orgId, origin }: { orgId: OrgId; origin: string },
): IdentityHooks {
  const write = async (kind: LinkKind, user: Addressee, link: string): Promise<void> => {
    const known = await deps.store.findByEmail(tx, user.email)
    const mail = { orgId, key: `${kind}:${deps.ids.next('lnk')}`, to: user.email, kind, data: { firstName: user.firstName, link } }
    await inLanguage(matchLanguage(known?.preferredLanguage ?? '') ?? currentLanguage(), () => deps.mail.send(tx, mail))
  }
  return {
    proveAddress: (user, token) => write('verify_email', user, proofLink(origin, token)),
    alreadyHere: (user) => write('existing_account', user, `${origin}/?login=true`),
    resetPassword: (user, token) => write('reset_password', user, resetLink(origin, token)),
  }
}
