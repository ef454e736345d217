import type { Envelope } from '@sojourn/contracts'
import { createIdempotency, type Db } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { type Clock, createIds, DEFAULT_PAYMENTS, DEFAULT_SITE, type OrgId, PRODUCT_CODES, systemClock, type UserId } from '@sojourn/kernel'
import type { OrgProfile, SignedIn, UsrType } from './caller.ts'
import { type AppDeps, createApp } from './create-app.ts'
import type { Route } from './route.ts'

/** Where the app of a test is reached. */
const SHOP = 'http://shop.test'

/** An organisation that decided nothing. */
export const organisation = (orgId: OrgId = 'org_a' as OrgId): OrgProfile => ({
  orgId,
  name: 'A',
  currency: 'USD',
  language: 'en-US',
  markup: { b2c: 0, b2b: 0 },
  minimumCheckinDays: 1,
  payments: DEFAULT_PAYMENTS,
  site: DEFAULT_SITE,
  products: PRODUCT_CODES,
  contact: { email: 'help@shop.test', phone: null },
})

/** Who is signed in by a session of this name: `usr_<name>`. */
export const person = (name: string, usrType: UsrType = 2): SignedIn => ({
  userId: `usr_${name}` as UserId,
  sessionId: 's',
  email: `${name}@sojourn.test`,
  firstName: name,
  lastName: 'Test',
  phone: null,
  usrType,
  title: null,
  preferredCurrency: null,
  preferredLanguage: null,
})

type Options = Partial<Omit<AppDeps, 'who'>> & { readonly who?: Partial<AppDeps['who']>; readonly clock?: Clock }

/** The HTTP application over some routes: one organisation, and a session's name is that of its person. */
export const testApp = (db: Db, routes: readonly Route[], { who, clock = systemClock, ...deps }: Options = {}) =>
  createApp(routes, {
    ids: createIds(),
    idempotency: createIdempotency({ db, clock, afterFault: 'forget' }),
    observe: () => undefined,
    reportFault: () => undefined,
    ...deps,
    who: {
      organisationOf: async () => organisation(),
      sessionOf: async (_, token) => person(token),
      isBlockedSession: async () => false,
      actsFor: async () => false,
      deskOf: async () => ({ clientId: null, markupBasisPoints: null }),
      memberPricePoints: async () => 0,
      knowsCurrency: () => true,
      languages: LANGUAGES,
      publicUrl: SHOP,
      trustsProxy: false,
      ...who,
    },
  })

/** Sends a call to an app, by the session of the person named. */
export async function sendCall(app: ReturnType<typeof createApp>, path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.fetch(new Request(`${SHOP}${path}`, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } }))
  return { status: response.status, body: (await response.json()) as Envelope<Record<string, unknown>>, headers: response.headers }
}

/** The header that says who is signed in. */
export const as = (name: string) => ({ cookie: `sojourn_session=${name}` })
