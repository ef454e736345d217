import { type BrowserId, type Ids, type OrgId, secretToken, type Tx, type UserId } from '@sojourn/kernel'
import type { CustomAdapter } from 'better-auth/adapters'
import { checkFactor, type FactorDeps, type FactorRefusal } from './check-factor.ts'
import type { PeopleStore } from './data/people-store.ts'
import type { ProofStore } from './data/proof-store.sql.ts'
import { sessionEndMs, sessionRule } from './domain/session-rule.ts'
import { hashToken } from './hash-token.ts'
import { libraryTables, libraryTimes } from './library-tables.ts'
import { newProof } from './new-proof.ts'
import { hashPassword, verifyPassword } from './password.ts'

const RESET_SECONDS = 3_600
export const resetOf = (token: string): string => `reset-password:${token}`

/** How a person signs in: in which browser, and with which second factor. */
export interface Entry {
  readonly userAgent: string | null
  readonly code?: string | undefined
  /** The name of that browser, made where it has none. */
  browserId?(): BrowserId
}

const NO_ENTRY: Entry = { userAgent: null }
export const USER_AGENT_MAX = 300

export interface IdentityDeps extends FactorDeps {
  readonly ids: Ids
  readonly store: PeopleStore
  readonly proofs: ProofStore
  authRows(tx: Tx, columnOf: (model: string, field: string) => string): CustomAdapter
}

export interface Addressee {
  readonly email: string
  readonly firstName: string
}

/** Called for the mails that the library wants sent; each runs in the transaction in hand. */
export interface IdentityHooks {
  proveAddress(user: Addressee, token: string): Promise<void>
  alreadyHere(user: Addressee): Promise<void>
  resetPassword(user: Addressee, token: string): Promise<void>
}

const prefixes: Readonly<Record<string, string>> = { user: 'usr', account: 'acc', session: 'ses', verification: 'ver' }

// Loaded when first needed: a start does not wait for it.
const loadLibrary = async () => {
  const [{ betterAuth }, { createAdapterFactory }] = await Promise.all([import('better-auth/minimal'), import('better-auth/adapters')])
  return { betterAuth, createAdapterFactory }
}

/**
 * The sign-in library over one open transaction of one organisation. It is made again each time: so its writes, our mail and our
 * events commit together, and no instance of one organisation can ever answer for another.
 */
export async function openIdentity(deps: IdentityDeps, tx: Tx, { orgId }: { readonly orgId: OrgId }, hooks: IdentityHooks, entry: Entry = NO_ENTRY) {
  const { betterAuth, createAdapterFactory } = await loadLibrary()
  let sessionToken: string | null = null
  let factorRefusal: FactorRefusal | null = null
  const auth = betterAuth({
    baseURL: 'http://localhost',
    // Signs only what we never send: its cookies and its stateless links.
    secret: secretToken(),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: { database: { generateId: ({ model }) => deps.ids.next(prefixes[model] ?? model) } },
    database: createAdapterFactory({
      config: {
        adapterId: 'sojourn',
        transaction: false,
        ...libraryTimes,
      },
      adapter: ({ getFieldName }) => deps.authRows(tx, (model, field) => getFieldName({ model, field })),
    }),
    ...libraryTables,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: { hash: (password) => hashPassword(password), verify: ({ hash, password }) => verifyPassword(password, hash) },
      sendResetPassword: ({ user, token }) => hooks.resetPassword({ email: user.email, firstName: user.name }, token),
      onExistingUserSignUp: ({ user }) => hooks.alreadyHere({ email: user.email, firstName: user.name }),
      async onPasswordReset({ user }) {
        // Opening the mailed link proves the address; the person's other links become void.
        await deps.store.change(tx, user.id as UserId, { emailVerified: true }, deps.clock.nowMs())
        await deps.store.removeLinksOf(tx, user.id as UserId)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      // Its own link is a signed text that works again and again until it expires; ours is a row that works once.
      async sendVerificationEmail({ user }) {
        const browserId = entry.browserId?.() ?? null
        const token = await newProof({ proofs: deps.proofs, nowMs: deps.clock.nowMs() }, tx, { orgId, userId: user.id as UserId, browserId })
        await hooks.proveAddress({ email: user.email, firstName: user.name }, token)
      },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const person = await deps.store.findHeld(tx, session.userId as UserId)
            if (!person || person.isBlocked) return false
            if (person.hasSecondFactor) {
              const checked = await checkFactor(deps, tx, person.userId, entry.code)
              if (!checked.ok) {
                factorRefusal = checked.refusal
                return false
              }
            }
            sessionToken = secretToken()
            const now = deps.clock.nowMs()
            const at = new Date(now)
            const expiresAt = new Date(sessionEndMs(sessionRule(person.usrType), now, now))
            const userAgent = entry.userAgent?.slice(0, USER_AGENT_MAX) ?? null
            return { data: { ...session, token: hashToken(sessionToken), userAgent, expiresAt, createdAt: at, updatedAt: at } }
          },
        },
      },
    },
  })
  const rows = (await auth.$context).internalAdapter
  return { api: auth.api, rows, mintedToken: () => sessionToken, factorRefusal: () => factorRefusal }
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>

/** The library's code of a refusal (`INVALID_TOKEN`), or null where the error is a fault. */
export function libraryCode(error: unknown): string | null {
  const { body } = error as { body?: { code?: unknown } }
  return typeof body?.code === 'string' ? body.code : null
}
