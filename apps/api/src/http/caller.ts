import type { BrowserId, Currency, OrgId, PaymentSettings, ProductCode, SiteSettings, UserId } from '@sojourn/kernel'
import type { Markup } from './pricing.ts'

/** 1 operator, 2 member (the default), 3 agent, 4 demo. */
export type UsrType = 1 | 2 | 3 | 4

export interface SignedIn {
  readonly userId: UserId
  readonly sessionId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly phone: string | null
  readonly usrType: UsrType
  readonly preferredCurrency: Currency | null
  readonly preferredLanguage: string | null
  /** An operator who has yet to set up a second factor: until then nothing but that may be done. */
  readonly mustEnrol?: boolean
}

export interface Contact {
  readonly email: string | null
  readonly phone: string | null
}

/** What every module may know of the organisation whose host was asked. */
export interface OrgProfile {
  readonly orgId: OrgId
  readonly name: string
  readonly currency: Currency
  readonly language: string
  readonly markup: Markup
  /** Days from today, at the property, to the earliest check-in that can be booked. */
  readonly minimumCheckinDays: number
  readonly payments: PaymentSettings
  readonly site: SiteSettings
  /** What the organisation lists: of what is searched for it sells nothing else. */
  readonly products: readonly ProductCode[]
  /** Whom a person may write to or call; null where the organisation has not said. */
  readonly contact: Contact
}

/** Who is asking, from our own records: the host names the organisation, the session cookie the person. Nothing of it comes from a body. */
export interface Caller {
  readonly orgId: OrgId
  readonly org: OrgProfile
  readonly user: SignedIn | null
  /** True where the session that the browser names was ended by a block. */
  readonly isBlocked?: boolean
  /** The staff member who acts in the person's place; absent where it is the person. Nothing is bought, charged or redeemed for them, no card is added, and what they see of cards is masked. */
  readonly impersonator?: UserId
  /** What they are called. */
  readonly impersonatorName?: string
  /** The client an agent works for, and the agent's markup; absent for others. */
  readonly desk?: { readonly clientId: UserId | null; readonly markupBasisPoints: number | null }
  /** How much lower prices are by the person's plan, in basis points of them; 0 for those who are not members. Asked for where something is priced. */
  memberPricePoints?(): Promise<number>
  /** The currency prices are shown in: the person's, else the cookie's, else the organisation's. */
  readonly currency: Currency
  /** What they are answered in: asked for in the address, the cookie’s, the person’s, the browser’s, else the organisation’s. */
  readonly language: string
  /** Scheme, host and port that links in mails begin with. */
  readonly origin: string
  readonly ip: string
  /** The work that their page was asked for (`proof_required`), done; absent where it sent none. */
  readonly proof?: string
  /** Where they are, in two letters, as the balancer in front says; absent where none says so. */
  readonly country?: string
  /** What the browser calls itself. */
  readonly userAgent: string | null
  readonly requestId: string
  /** The browser session a guest's checkout belongs to, or null where the browser has none yet. */
  readonly knownBrowserId: BrowserId | null
  /** The same, made and set as a cookie where there is none. */
  browserId(): BrowserId
}

/** A caller who is known to be signed in: what `user` and `buyer` calls receive. */
export type SignedInCaller = Caller & { readonly user: SignedIn }
