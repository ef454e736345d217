import { chooseLanguage, type LanguageInfo } from '@sojourn/i18n'
import type { BrowserId, Currency, Ids, OrgId } from '@sojourn/kernel'
import type { Caller, OrgProfile, SignedIn } from './caller.ts'
import { type Cookies, readCookies } from './cookies.ts'
import { linkOrigin } from './link-origin.ts'
import type { ActsFor } from './own-identity.ts'
import { isAgent } from './pricing.ts'

/** What the request handler asks of the modules for organisations and people. */
export interface WhoIsAsking {
  organisationOf(host: string): Promise<OrgProfile | null>
  /** With the staff member who acts in the person's place, if any. */
  sessionOf(orgId: OrgId, token: string): Promise<(SignedIn & Pick<Caller, 'impersonator' | 'impersonatorName'>) | null>
  /** Whether a block ended the session of this token. Asked only where it opens none. */
  isBlockedSession(orgId: OrgId, token: string): Promise<boolean>
  readonly actsFor: ActsFor
  /** For whom an agent works in this session. */
  deskOf(orgId: OrgId, user: SignedIn): Promise<NonNullable<Caller['desk']>>
  /** How much lower a member's prices are, in basis points. */
  memberPricePoints(orgId: OrgId, user: SignedIn): Promise<number>
  knowsCurrency(code: string): boolean
  /** The languages that are offered. */
  readonly languages: readonly LanguageInfo[]
  /** The public address of this system. */
  readonly publicUrl: string
  /** A balancer in front says in `X-Client-Country` where visitors are; else any client can set the header. */
  readonly trustsProxy: boolean
}

export const SESSION_COOKIE = 'sojourn_session'
/** Of the person who acts for somebody: it has priority over the session of the browser, which goes on when it ends. */
export const ACTING_COOKIE = 'sojourn_acting'
const CURRENCY_COOKIE = 'sojourn_currency'
/** What a browser had chosen before somebody was acted for in it: its language and currency. */
export const CHOICES_COOKIE = 'sojourn_choices'
export const LANGUAGE_COOKIE = 'sojourn_language'
export const BROWSER_COOKIE = 'sojourn_browser'
const BROWSER_COOKIE_SECONDS = 30 * 86_400
const CHOICE_SECONDS = 365 * 86_400

/** Who asks, from the host and the cookies alone. Null: no organisation has this host. */
export async function resolveCaller(request: Request, cookies: Cookies, ip: string, requestId: string, who: WhoIsAsking, ids: Ids): Promise<Caller | null> {
  const url = new URL(request.url)
  const org = await who.organisationOf(url.host)
  if (!org) return null
  const token = cookies.get(SESSION_COOKIE)
  const user = await sessionIn(cookies, org.orgId, who)
  const desk = user && isAgent(user) ? await who.deskOf(org.orgId, user) : null
  const isBlocked = token !== null && user === null && (await who.isBlockedSession(org.orgId, token))
  const sent = cookies.get(BROWSER_COOKIE)
  let browserId = browserOf(sent)
  let ofPlan: Promise<number> | undefined
  const before = user?.impersonator ? null : choicesBefore(cookies)
  const chosen = before?.currency ?? cookies.get(CURRENCY_COOKIE)
  // Staff acting in a person's place read in the language and currency of their own browser.
  const own = user?.impersonator ? null : user
  const currency = chooseCurrency({ asked: url.searchParams.get('currency'), cookie: chosen ?? null, preferred: own?.preferredCurrency ?? null }, org, who)
  // What an address asked for is remembered, as its language is: a price that led here is the same on the next page.
  if (currency.isAsked && !own?.preferredCurrency && !user?.impersonator) cookies.set(CURRENCY_COOKIE, currency.code, CHOICE_SECONDS)
  const proof = request.headers.get('proof-of-work')
  const country = who.trustsProxy ? countryOf(request.headers.get('x-client-country')) : null
  const language = chooseLanguage(
    {
      asked: url.searchParams.get('lang'),
      cookie: before?.language ?? cookies.get(LANGUAGE_COOKIE),
      preferred: own?.preferredLanguage ?? null,
      accepted: request.headers.get('accept-language'),
    },
    who.languages,
  )
  return {
    orgId: org.orgId,
    org,
    user,
    ...(desk && { desk }),
    ...(user && { memberPricePoints: () => (ofPlan ??= who.memberPricePoints(org.orgId, user)) }),
    ...(isBlocked && { isBlocked }),
    ...(user?.impersonator && { impersonator: user.impersonator, impersonatorName: user.impersonatorName ?? '' }),
    currency: currency.code,
    language: language ?? org.language,
    origin: linkOrigin(url, who.publicUrl),
    ip,
    ...(country && { country }),
    ...(proof && { proof }),
    userAgent: request.headers.get('user-agent'),
    requestId,
    knownBrowserId: browserId,
    browserId() {
      if (!browserId) {
        browserId = ids.next<'browser'>('brw')
        cookies.set(BROWSER_COOKIE, browserId, BROWSER_COOKIE_SECONDS)
      }
      return browserId
    },
  }
}

interface SaidCurrency {
  readonly asked: string | null
  readonly cookie: string | null
  readonly preferred: Currency | null
}

/** What the address asks for, then what the person prefers, then the cookie, then the organisation's; `isAsked` where the address says another than the cookie. */
function chooseCurrency(said: SaidCurrency, org: OrgProfile, { knowsCurrency }: WhoIsAsking): { readonly code: Currency; readonly isAsked: boolean } {
  const known = (code: string | null | undefined): Currency | null => (code && knowsCurrency(code) ? (code as Currency) : null)
  const asked = known(said.asked?.toUpperCase())
  return { code: asked ?? said.preferred ?? known(said.cookie) ?? org.currency, isAsked: asked !== null && asked !== said.cookie }
}

/** However acting for somebody ended, by a click, by its hour or from the other side: what the browser had chosen before is its own again. Null where nobody was acted for. */
function choicesBefore(cookies: Pick<Cookies, 'get' | 'set'>): { readonly language: string | undefined; readonly currency: string | undefined } | null {
  const stored = cookies.get(CHOICES_COOKIE)
  if (!stored) return null
  const [language, currency] = stored.split(' ')
  if (language) cookies.set(LANGUAGE_COOKIE, language, CHOICE_SECONDS)
  if (currency) cookies.set(CURRENCY_COOKIE, currency, CHOICE_SECONDS)
  cookies.set(CHOICES_COOKIE, '', 0)
  return { language, currency }
}

/** Whom the cookies of a browser sign in: the person that is acted for in it, else its own. */
async function sessionIn(cookies: Pick<Cookies, 'get'>, orgId: OrgId, who: WhoIsAsking): ReturnType<WhoIsAsking['sessionOf']> {
  const [acting, own] = [cookies.get(ACTING_COOKIE), cookies.get(SESSION_COOKIE)]
  const acted = acting ? await who.sessionOf(orgId, acting) : null
  if (acted?.impersonator) return acted
  return own ? who.sessionOf(orgId, own) : null
}

const browserOf = (sent: string | null): BrowserId | null => (sent && /^brw_[0-9a-z]{20,40}$/.test(sent) ? (sent as BrowserId) : null)

const countryOf = (sent: string | null): string | null => (sent && /^[A-Za-z]{2}$/.test(sent) ? sent.toUpperCase() : null)

type Handshake = { readonly headers: Readonly<Record<string, string | string[] | undefined>> }

/** The guest of a socket's handshake, by the name of their browser; null where it has none, or the host is unknown. */
export async function guestOf(
  { headers: { host, cookie } }: Handshake,
  who: WhoIsAsking,
): Promise<{ readonly orgId: OrgId; readonly browserId: BrowserId } | null> {
  const org = typeof host === 'string' ? await who.organisationOf(host) : null
  const sent = [true, false].map((secure) => readCookies(cookie?.toString() ?? null, secure).get(BROWSER_COOKIE)).find((found) => found !== null)
  const browserId = browserOf(sent ?? null)
  return org && browserId ? { orgId: org.orgId, browserId } : null
}

/** The signed-in person of a socket's handshake, by the same host and cookie; null for a guest, and for an operator who has yet to set up a second factor. */
export async function watcherOf(
  handshake: { readonly headers: Readonly<Record<string, string | string[] | undefined>> },
  who: WhoIsAsking,
): Promise<{ readonly orgId: OrgId; readonly user: SignedIn } | null> {
  const { host, cookie } = handshake.headers
  const org = typeof host === 'string' ? await who.organisationOf(host) : null
  // Whether the browser came by https shows only in the name of its cookie: the balancer may have taken the encryption off.
  const sent = [true, false].map((secure) => readCookies(cookie?.toString() ?? null, secure))
  const get = (name: string) => sent.map((cookies) => cookies.get(name)).find((found) => found !== null) ?? null
  const user = org && (await sessionIn({ get }, org.orgId, who))
  return org && user && !user.mustEnrol ? { orgId: org.orgId, user } : null
}
