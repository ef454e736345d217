import {
  type DataOf,
  endImpersonation,
  forgotPassword,
  getUser,
  impersonate,
  invitePerson,
  makeImpersonationKey,
  readLink as readLinkCall,
  resendVerification,
  resetPassword,
  setBlocked,
  signIn,
  signOut,
  signUp,
  updatePreference,
  verifyEmail,
} from '@sojourn/contracts'
import { DEFAULT_LANGUAGE, matchLanguage, say } from '@sojourn/i18n'
import { accept, type Outcome, refuse, type UserId } from '@sojourn/kernel'
import {
  ACTING_COOKIE,
  BROWSER_COOKIE,
  blockedDetail,
  type Caller,
  CHOICES_COOKIE,
  type Refusals,
  type Reply,
  type Route,
  route,
  SESSION_COOKIE,
  signedInRoute,
} from '../../http/index.ts'
import { ACTED_SESSION_MS } from './domain/impersonation.ts'
import { maySee, OPERATOR } from './domain/person.ts'
import { endSessions } from './end-sessions.ts'
import { impersonate as enterAs, makeImpersonationKey as makeKey } from './impersonate.ts'
import { invitePerson as invite } from './invite-person.ts'
import type { VerbDeps } from './people-deps.ts'
import { personShape } from './person-shape.ts'
import { proveEmail, sendProofAgain } from './prove-email.ts'
import { readLink } from './read-link.ts'
import { commonPassword, wrongCode } from './refusal-texts.ts'
import { askForReset, resetPassword as setNewPassword } from './reset-password.ts'
import { setBlocked as block } from './set-blocked.ts'
import { signIn as enter, type NewSession } from './sign-in.ts'
import { signUp as register } from './sign-up.ts'

const LANGUAGE_COOKIE = 'sojourn_language'
const CURRENCY_COOKIE = 'sojourn_currency'
const YEAR_SECONDS = 365 * 86_400

const REFUSALS: Refusals = {
  wrong_credentials: [401, () => say`That email or password isn't right. Please check both.`],
  ...commonPassword('password'),
  ...wrongCode,
  blocked: [403, () => say`This account is blocked. Nothing was changed.`],
  second_factor_needed: [401, () => say`Enter the code from your authenticator app, or a recovery code.`],
  plan_unknown: [404, () => say`There is no plan like this that your organization pays for people it invites. Nobody was invited.`, 'sub_plan_id'],
  email_not_verified: [403, () => say`Please confirm your email first. We've just sent you a new link.`],
  link_spent: [409, () => say`This link has expired or was already used. Please request a new one.`],
  reason_missing: [400, () => say`Please give a reason for blocking this account; its owner can read it. Nothing was changed.`],
  invitation_spent: [
    409,
    () => say`This invitation is no longer valid, or was sent to another email. You can create an account without it, or ask for a new one.`,
  ],
  key_spent: [403, () => say`This link has expired or was already used. Please create a new one.`],
  not_impersonating: [409, () => say`You aren't signed in on behalf of anyone.`],
  unknown_currency: [400, () => say`We don't support this currency.`],
  unknown_language: [400, () => say`We don't offer this language.`],
}

export function peopleHttp(deps: VerbDeps): Route[] {
  return [
    route(
      signIn,
      async (body, caller, reply) => {
        const entered = await enter(deps, caller, { ...body, code: body.code ?? undefined })
        if (!entered.ok && entered.refusal.code === 'blocked') return refuse('blocked', blockedDetail(caller.org))
        return admit(deps, entered, caller, reply)
      },
      REFUSALS,
    ),
    route(
      verifyEmail,
      async ({ token }, caller, reply) => {
        const proved = await proveEmail(deps, caller, token)
        if (!proved.ok) return proved
        const { state, session } = proved.value
        if (!session) return accept({ state, user: null })
        const admitted = await admit(deps, accept(session), caller, reply)
        return admitted.ok ? accept({ state, user: admitted.value.user }) : admitted
      },
      REFUSALS,
    ),
    route(readLinkCall, async (body, caller) => accept(await readLink(deps, caller, body))),
    route(resendVerification, async ({ token }, caller) => {
      const sent = await sendProofAgain(deps, caller, token)
      return sent.ok ? accept({ next: 'check_mail' as const }) : sent
    }),
    route(
      signUp,
      async (body, caller, reply) => {
        const { email, password, first_name: firstName, last_name: lastName, title, phone, access_code: accessCode } = body
        const account = { email, password, firstName, lastName, title: title || undefined, phone: phone || undefined, accessCode: accessCode || undefined }
        const outcome = await register(deps, caller, account)
        if (!outcome.ok) return outcome
        if (outcome.value.next === 'check_mail') return accept({ next: outcome.value.next })
        const admitted = await admit(deps, accept(outcome.value.session), caller, reply)
        return admitted.ok ? accept({ next: outcome.value.next }) : admitted
      },
      REFUSALS,
    ),
    route(forgotPassword, async ({ email }, caller) => {
      const outcome = await askForReset(deps, caller, email)
      return outcome.ok ? accept({ next: 'check_mail' as const }) : outcome
    }),
    route(
      resetPassword,
      async (body, caller) => {
        const outcome = await setNewPassword(deps, caller, body)
        return outcome.ok ? accept({ next: 'sign_in' as const }) : outcome
      },
      REFUSALS,
    ),
    route(signOut, async (_body, caller, reply) => {
      await endSessionsHere(deps, caller)
      const { orgId, user, knownBrowserId: browserId } = caller
      if (user && browserId) await deps.db.inTenant(orgId, (tx) => deps.events.signedOut(tx, { orgId, userId: user.userId, browserId }))
      reply.clearCookie(ACTING_COOKIE)
      reply.clearCookie(SESSION_COOKIE)
      return accept({})
    }),
    signedInRoute(getUser, async ({ user_id: asked }, { orgId, user }) => {
      const userId = (asked as UserId | undefined) ?? user.userId
      return deps.db.inTenant(
        orgId,
        async (tx) => {
          const person = await deps.store.find(tx, userId)
          return person && maySee(user, person) ? accept({ user: await personShape(deps, tx, orgId, person) }) : refuse('not_found')
        },
        { readOnly: true },
      )
    }),
    signedInRoute(
      invitePerson,
      async ({ email, reason, ...body }, caller) => {
        if (caller.user.usrType !== OPERATOR || caller.impersonator) return refuse('not_allowed')
        const allowed = await deps.limits.askForMail(caller.orgId, { email, ip: caller.ip })
        if (!allowed.ok) return allowed
        const { first_name: firstName, last_name: lastName, title, country_code: countryCode, phone_number: phoneNumber, lang, sub_plan_id: subPlanId } = body
        return deps.db.inTenant(caller.orgId, async (tx) => {
          if (subPlanId !== undefined && !(await deps.inviteToPlan(tx, { orgId: caller.orgId, subId: subPlanId, email }))) return refuse('plan_unknown')
          await invite(deps, tx, caller, { email, firstName, lastName, title, countryCode, phoneNumber, language: lang }, null)
          await deps.acts.record(tx, caller, { kind: 'account_invited', subjectId: null, reason })
          return accept({})
        })
      },
      REFUSALS,
    ),
    signedInRoute(
      makeImpersonationKey,
      async ({ email, reason }, caller) => {
        const made = await makeKey(deps, caller, { email, reason })
        if (!made.ok) return made
        const { key, expiresMs } = made.value
        return accept({ link: `${caller.origin}/?key=${key}`, expires_at: new Date(expiresMs).toISOString() })
      },
      REFUSALS,
    ),
    route(
      impersonate,
      async ({ key }, caller, reply) => {
        const entered = await enterAs(deps, caller, key, (await ownSession(deps, caller))?.sessionId ?? null)
        if (!entered.ok) return entered
        // Who acted for one person and now acts for the next has ended the first.
        if (caller.impersonator) await endThisSession(deps, caller)
        return beginImpersonated(deps, entered.value, caller, reply)
      },
      REFUSALS,
    ),
    signedInRoute(
      endImpersonation,
      async (_body, caller, reply) => {
        if (!caller.impersonator) return refuse('not_impersonating')
        const own = await ownSession(deps, caller)
        await endThisSession(deps, caller)
        reply.clearCookie(ACTING_COOKIE)
        takeChoicesBack(reply)
        return accept({ is_signed_in: own !== null })
      },
      REFUSALS,
    ),
    route(updatePreference, (body, caller, reply) => prefer(deps, body, caller, reply), REFUSALS),
    signedInRoute(
      setBlocked,
      async ({ user_id: userId, is_blocked: isBlocked, reason }, caller) => {
        const { orgId } = caller
        const change = { orgId, userId: userId as UserId, isBlocked, reason, nowMs: deps.clock.nowMs() }
        return deps.db.inTenant(orgId, async (tx) => {
          const outcome = await block(deps, tx, caller, change)
          return outcome.ok ? accept({ user: await personShape(deps, tx, orgId, outcome.value) }) : outcome
        })
      },
      REFUSALS,
    ),
  ]
}

/** By the numbers of the currency and language lists, which are part of the contract. */
const IMPERSONATED = { currency: { code: 'USD', currency_id: 9 }, language: { code: DEFAULT_LANGUAGE, lan_id: 1 } }

/** B4.11: staff acting in another's place begin in US dollars and English, whatever that person or this browser prefers. */
async function beginImpersonated(deps: VerbDeps, { token, person }: NewSession, { orgId, language, currency, impersonator }: Caller, reply: Reply) {
  reply.setCookie(ACTING_COOKIE, token, { maxAgeSeconds: ACTED_SESSION_MS / 1000 })
  if (!impersonator) reply.setCookie(CHOICES_COOKIE, `${language} ${currency}`, { maxAgeSeconds: YEAR_SECONDS })
  reply.setCookie(CURRENCY_COOKIE, IMPERSONATED.currency.code, { maxAgeSeconds: YEAR_SECONDS })
  reply.setCookie(LANGUAGE_COOKIE, IMPERSONATED.language.code, { maxAgeSeconds: YEAR_SECONDS })
  const user = await deps.db.inTenant(orgId, (tx) => personShape(deps, tx, orgId, person), { readOnly: true })
  return accept({ user, ...IMPERSONATED })
}

/** What the browser had chosen before somebody was acted for: its own again afterwards. */
function takeChoicesBack(reply: Reply): void {
  const [language, currency] = reply.cookie(CHOICES_COOKIE)?.split(' ') ?? []
  if (language) reply.setCookie(LANGUAGE_COOKIE, language, { maxAgeSeconds: YEAR_SECONDS })
  if (currency) reply.setCookie(CURRENCY_COOKIE, currency, { maxAgeSeconds: YEAR_SECONDS })
  reply.clearCookie(CHOICES_COOKIE)
}

/** The session that is this browser's own: that of the call, or the one that goes on when acting for somebody ends. */
async function ownSession(deps: VerbDeps, { orgId, user, impersonator }: Caller): Promise<{ sessionId: string; userId: UserId } | null> {
  if (!user || !impersonator) return user
  return deps.db.inTenant(orgId, (tx) => deps.impersonation.begunFrom(tx, user.sessionId, deps.clock.nowMs()), { readOnly: true })
}

/** Ends the session of this call, and the browser's own behind it. */
async function endSessionsHere(deps: VerbDeps, caller: Caller): Promise<void> {
  const own = caller.impersonator ? await ownSession(deps, caller) : null
  await endThisSession(deps, caller)
  await endSession(deps, caller.orgId, own)
}

/** Ends the session of this call. Where it was one in another's place, that person can read that it ended. */
async function endThisSession(deps: VerbDeps, caller: Caller): Promise<void> {
  const { user, orgId, impersonator } = caller
  await endSession(deps, orgId, user)
  if (user && impersonator) {
    await deps.db.inTenant(orgId, (tx) => deps.acts.record(tx, { ...caller, user }, { kind: 'impersonation_ended', subjectId: user.userId }))
  }
}

async function admit(deps: VerbDeps, outcome: Outcome<NewSession>, caller: Caller, reply: Reply): Promise<Outcome<DataOf<typeof signIn>>> {
  if (!outcome.ok) return outcome
  const { token, person } = outcome.value
  const { orgId, language } = caller
  // The browser's earlier session can no longer be signed out.
  await endSessionsHere(deps, caller)
  reply.clearCookie(ACTING_COOKIE)
  // The cookie outlives the session, whose row slides: the row alone decides.
  // By it the device is known when somebody else guesses at this account.
  reply.setCookie(BROWSER_COOKIE, caller.browserId(), { maxAgeSeconds: YEAR_SECONDS })
  reply.setCookie(SESSION_COOKIE, token, { maxAgeSeconds: YEAR_SECONDS })
  // The browser's choice has priority over the person's preference; with it, pages need not ask who is signed in.
  if (reply.cookie(LANGUAGE_COOKIE) === null) {
    const preferred = matchLanguage(person.preferredLanguage ?? '', deps.languages)
    reply.setCookie(LANGUAGE_COOKIE, preferred ?? language, { maxAgeSeconds: YEAR_SECONDS })
  }
  return deps.db.inTenant(orgId, async (tx) => accept({ user: await personShape(deps, tx, orgId, person) }), { readOnly: true })
}

async function endSession(deps: VerbDeps, orgId: Caller['orgId'], user: { readonly userId: UserId; readonly sessionId: string } | null): Promise<void> {
  if (user) await deps.db.inTenant(orgId, (tx) => endSessions(deps, tx, { orgId, userId: user.userId }, { only: user.sessionId }))
}

async function prefer(
  deps: VerbDeps,
  body: { preferred_language?: string; preferred_currency?: string },
  { orgId, user, currency, language, impersonator }: Caller,
  reply: Reply,
) {
  const { preferred_currency: preferredCurrency, preferred_language: asked } = body
  if (preferredCurrency && !deps.currencies.codes().includes(preferredCurrency)) return refuse('unknown_currency')
  const preferredLanguage = asked === undefined ? undefined : matchLanguage(asked, deps.languages)
  if (preferredLanguage === null) {
    return refuse('unknown_language', { errors: [{ path: 'preferred_language', message: say`we don't offer this language` }] })
  }
  if (preferredCurrency) reply.setCookie(CURRENCY_COOKIE, preferredCurrency, { maxAgeSeconds: YEAR_SECONDS })
  if (preferredLanguage) reply.setCookie(LANGUAGE_COOKIE, preferredLanguage, { maxAgeSeconds: YEAR_SECONDS })
  // Staff acting in another's place choose for this browser, not for that person.
  if (user && !impersonator)
    await deps.db.inTenant(orgId, (tx) => deps.store.change(tx, user.userId, { preferredLanguage, preferredCurrency }, deps.clock.nowMs()))
  return accept({ preferred_language: preferredLanguage ?? language, preferred_currency: preferredCurrency ?? currency })
}
