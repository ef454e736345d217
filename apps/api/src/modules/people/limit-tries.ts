import { createHash } from 'node:crypto'
import { plural, say } from '@sojourn/i18n'
import { accept, type Clock, type OrgId, type Outcome, type Refusal, refuse, type Transactions, type Tx, type UserId } from '@sojourn/kernel'
import type { TryStore } from './data/people-store.ts'
import { judgeTry, takeBack, tryRules } from './domain/tries.ts'

export type TooManyTries = Refusal<'too_many_tries'>

/** A signed-in person who types a code. */
export interface Guesser {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly ip: string
}

export interface TryLimits {
  /** Counts a guess at an account, committed before it is made. Refuses with `retryAfterSeconds`; then not even the right password is accepted. */
  guess(orgId: OrgId, guess: { email: string; ip: string }): Promise<Outcome<void, TooManyTries>>
  /** The guess was right: the account starts afresh, the address gets its try back. */
  guessedRight(tx: Tx, orgId: OrgId, guess: { email: string; ip: string }): Promise<void>
  /** Lets those who sign up with one address in one after the other, until the transaction ends. */
  takeTurn(tx: Tx, orgId: OrgId, email: string): Promise<void>
  /** Counts a guess at a code worth money, committed before it is made: by who guesses, and by their address. */
  guessCode(of: Guesser): Promise<Outcome<void, TooManyTries>>
  /** The code was right: the person starts afresh, the address gets its try back. */
  guessedCode(tx: Tx, of: Guesser): Promise<void>
  /** Whether a code may be typed now: for codes whose every right use must cost nothing. Refuses with `retryAfterSeconds`. */
  mayTypeCode(tx: Tx, of: Guesser): Promise<Outcome<void, TooManyTries>>
  /** The code was wrong: it is counted, by who typed it and by their address, with the caller's transaction. Refuses where others of theirs were counted meanwhile. */
  typedWrong(tx: Tx, of: Guesser): Promise<Outcome<void, TooManyTries>>
  /** Counts a mail asked for, whether or not the mailbox is known here. */
  askForMail(orgId: OrgId, asked: { email: string; ip: string }): Promise<Outcome<void, TooManyTries>>
  /** Counts a message to support, by who writes and by their address. */
  writeToSupport(orgId: OrgId, of: { writer: string; ip: string }): Promise<Outcome<void, TooManyTries>>
}

type Rule = keyof typeof tryRules

const keyOf = (rule: Rule, subject: string): string => `${rule}:${createHash('sha256').update(subject).digest('base64url')}`

export function createTryLimits(deps: { db: Transactions; clock: Clock; store: TryStore }): TryLimits {
  const { db, clock, store } = deps

  // Each in a short transaction of its own: a guess stays counted whatever its result, and no lock waits for a password hash.
  const count = (orgId: OrgId, rule: Rule, subject: string): Promise<Outcome<void, TooManyTries>> =>
    db.inTenant(orgId, async (tx) => {
      const key = keyOf(rule, subject)
      const judged = judgeTry(tryRules[rule], await store.hold(tx, orgId, key), clock.nowMs())
      if (!judged.allowed) return tooMany(judged.waitMs)
      await store.save(tx, orgId, key, judged.tries)
      return accept()
    })

  const giveBack = async (tx: Tx, orgId: OrgId, ip: string): Promise<void> => {
    const address = keyOf('address', ip)
    await store.save(tx, orgId, address, takeBack(await store.hold(tx, orgId, address)))
  }

  return {
    async guess(orgId, { email, ip }) {
      const byAddress = await count(orgId, 'address', ip)
      return byAddress.ok ? count(orgId, 'account', email) : byAddress
    },
    async guessedRight(tx, orgId, { email, ip }) {
      await store.clear(tx, orgId, keyOf('account', email))
      await giveBack(tx, orgId, ip)
    },
    async guessCode({ orgId, userId, ip }) {
      const byAddress = await count(orgId, 'address', ip)
      return byAddress.ok ? count(orgId, 'code', userId) : byAddress
    },
    async guessedCode(tx, { orgId, userId, ip }) {
      await store.clear(tx, orgId, keyOf('code', userId))
      await giveBack(tx, orgId, ip)
    },
    async mayTypeCode(tx, { orgId, userId, ip }) {
      const tries = await store.find(tx, orgId, [keyOf('code', userId), keyOf('address', ip)])
      const waitMs = Math.max(0, ...tries.map(({ nextMs }) => nextMs - clock.nowMs()))
      return waitMs > 0 ? tooMany(waitMs) : accept()
    },
    async typedWrong(tx, { orgId, userId, ip }) {
      for (const [rule, subject] of [['address', ip] as const, ['code', userId] as const]) {
        const key = keyOf(rule, subject)
        const judged = judgeTry(tryRules[rule], await store.hold(tx, orgId, key), clock.nowMs())
        if (!judged.allowed) return tooMany(judged.waitMs)
        await store.save(tx, orgId, key, judged.tries)
      }
      return accept()
    },
    async takeTurn(tx, orgId, email) {
      await store.hold(tx, orgId, keyOf('mailbox', email))
    },
    async askForMail(orgId, { email, ip }) {
      const bySender = await count(orgId, 'sender', ip)
      return bySender.ok ? count(orgId, 'mailbox', email) : bySender
    },
    async writeToSupport(orgId, { writer, ip }) {
      const byAddress = await count(orgId, 'writer', ip)
      return byAddress.ok ? count(orgId, 'message', writer) : byAddress
    },
  }
}

function tooMany(waitMs: number): Outcome<never, TooManyTries> {
  const retryAfterSeconds = Math.ceil(waitMs / 1_000)
  const message =
    retryAfterSeconds < 90
      ? say`Too many attempts. Please try again in ${plural(retryAfterSeconds, { one: '# second', other: '# seconds' })}.`
      : say`Too many attempts. Please try again in ${plural(Math.ceil(retryAfterSeconds / 60), { one: '# minute', other: '# minutes' })}.`
  return refuse('too_many_tries', { retryAfterSeconds, message })
}
