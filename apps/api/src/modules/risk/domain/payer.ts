import { type BrowserId, type OrgId, type SiteSettings, takesFingerprint, type UserId } from '@sojourn/kernel'
import { isDisposable } from './disposable.ts'
import type { Facts } from './facts.ts'
import { canonicalEmail, domainOf, type Mark, networkOf } from './traces.ts'

/** Who is about to pay, as the server saw them. */
export interface Payer {
  readonly orgId: OrgId
  readonly org: { readonly site: Pick<SiteSettings, 'fingerprint' | 'fingerprintOffIn'> }
  readonly ip: string
  /** In two letters; absent where it is not known. */
  readonly country?: string
  readonly user: { readonly userId: UserId; readonly email: string }
  /** Made where the browser has none yet. */
  browserId(): BrowserId
}

/** The same as hashes. */
export interface Traces {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly browser: string
  readonly network: string
  readonly mailbox: string
}

export const tracesOf = (mark: Mark, { orgId, user, ip, browserId }: Payer): Traces => ({
  orgId,
  userId: user.userId,
  browser: mark('browser', browserId()),
  network: mark('network', networkOf(ip)),
  mailbox: mark('mailbox', canonicalEmail(user.email)),
})

/** Whether their organisation has devices read where they are. */
export const isRead = ({ org, country }: Pick<Payer, 'org' | 'country'>): boolean => takesFingerprint(org.site, country ?? null)

/** What the payer's own words and address say. */
export const payerFacts = ({ user }: Pick<Payer, 'user'>): Facts => ({ disposable_email: isDisposable(domainOf(user.email)) })
