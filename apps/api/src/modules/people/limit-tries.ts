import { createHash } from 'node:crypto'
import { plural, say } from '@sojourn/i18n'
import { accept, type BrowserId, type Clock, type OrgId, type Outcome, type Refusal, refuse, type Transactions, type Tx, type UserId } from '@sojourn/kernel'
import type { Proofs } from '@sojourn/kernel/proofs'
import type { TryStore } from './data/people-store.ts'
import { judgeTry, STRETCH_MS, takeBack, tryRules, workFor } from './domain/tries.ts'

export type TooManyTries = Refusal<'too_many_tries'>

/** A signed-in person who types a code. */
export interface Guesser {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly ip: string
}

/** A password for an account, and from where: the device by its cookie, null where it has none. */
export interface Guess {
  readonly email: string
  readonly ip: string
  readonly device: BrowserId | null
}

export interface TryLimits {
  /**
   * Counts a guess at an account, committed before it is made. A device or an address from which somebody has signed in to it has a count of its own; all others share one more. Refuses
   * with `retryAfterSeconds`; then not even the right password is accepted from there.
   */
  guess(orgId: OrgId, guess: Guess): Promise<Outcome<void, TooManyTries>>
  /** The guess was right: its origin is known from now on and starts afresh, and so does the account where it was not known before; the address gets its try back. */
  guessedRight(tx: Tx, orgId: OrgId, guess: Guess): Promise<void>
  /** Lets those who sign up with one address in one after the other, until the transaction ends. */
  takeTurn(tx: Tx, orgId: OrgId, email: string): Promise<void>
  /** Counts a guess at a code worth money, committed before it is made: by the person who guesses, and by their address. */
  guessCode(of: Guesser): Promise<Outcome<void, TooManyTries>>
  /** The code was right: the person starts afresh, the address gets its try back. */
  guessedCode(tx: Tx, of: Guesser): Promise<void>
  /** Whether a code may be typed now: for codes whose every right use must cost nothing. Refuses with `retryAfterSeconds`. */
  mayTypeCode(tx: Tx, of: Guesser): Promise<Outcome<void, TooManyTries>>
  /** The code was wrong: it is counted, by the person who typed it and by their address, with the caller's transaction. Refuses where others of theirs were counted meanwhile. */
  typedWrong(tx: Tx, of: Guesser): Promise<Outcome<void, TooManyTries>>
  /** Counts a mail asked for, whether or not the mailbox is known here. */
  askForMail(orgId: OrgId, asked: { email: string; ip: string }): Promise<Outcome<void, TooManyTries>>
  /** Counts a message to support: a person's by account alone, a guest's by browser and address, and all of guests together, where `proof_required` asks for work. */
  writeToSupport(
    orgId: OrgId,
    of: { userId: UserId | null; browserId: BrowserId | null; ip: string; messageId: string; proof: string | null },
  ): Promise<Outcome<void, TooManyTries | Refusal<'proof_required'>>>
}

type Rule = keyof typeof tryRules

/** A device is known for a year since its person last signed in on it. An address is given to others sooner. */
const DEVICE_KNOWN_MS = 365 * 86_400_000
const ADDRESS_KNOWN_MS = 90 * 86_400_000

interface Origin {
  readonly subject: string
  readonly knownForMs: number
}

/** From the one that says most of who it is. */
const originsOf = ({ email, ip, device }: Guess): Origin[] => [
  ...(device ? [{ subject: `${email} on ${device}`, knownForMs: DEVICE_KNOWN_MS }] : []),
  { subject: `${email} at ${ip}`, knownForMs: ADDRESS_KNOWN_MS },
]

const addressOf = (guess: Guess): Origin => originsOf({ ...guess, device: null })[0]!

const keyOf = (rule: Rule, subject: string): string => `${rule}:${createHash('sha256').update(subject).digest('base64url')}`

export function createTryLimits(deps: { db: Transactions; clock: Clock; store: TryStore; proofs: Proofs }): TryLimits {
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

  const knownOrigin = async (tx: Tx, orgId: OrgId, guess: Guess): Promise<Origin | null> => {
    const origins = originsOf(guess)
    const known = await store.knownOf(
      tx,
      orgId,
      origins.map(({ subject }) => keyOf('origin', subject)),
      clock.nowMs(),
    )
    return origins.find(({ subject }) => known.has(keyOf('origin', subject))) ?? null
  }

  const giveBack = async (tx: Tx, orgId: OrgId, ip: string): Promise<void> => {
    const address = keyOf('address', ip)
    await store.save(tx, orgId, address, takeBack(await store.hold(tx, orgId, address)))
  }

  return {
    async guess(orgId, guess) {
      const known = await db.inTenant(orgId, (tx) => knownOrigin(tx, orgId, guess), { readOnly: true })
      if (known) return count(orgId, 'origin', known.subject)
      const byAddress = await count(orgId, 'address', guess.ip)
      if (!byAddress.ok) return byAddress
      // By the address: a cookie that is thrown away each time is no device.
      const byOrigin = await count(orgId, 'origin', addressOf(guess).subject)
      return byOrigin.ok ? count(orgId, 'account', guess.email) : byOrigin
    },
    async guessedRight(tx, orgId, guess) {
      const known = await knownOrigin(tx, orgId, guess)
      if (!known) {
        await store.clear(tx, orgId, keyOf('account', guess.email))
        await giveBack(tx, orgId, guess.ip)
      }
      await store.clear(tx, orgId, keyOf('origin', (known ?? addressOf(guess)).subject))
      for (const { subject, knownForMs } of originsOf(guess)) await store.remember(tx, orgId, keyOf('origin', subject), clock.nowMs() + knownForMs)
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
    async writeToSupport(orgId, { userId, browserId, ip, messageId, proof }) {
      if (userId) return count(orgId, 'message', userId)
      const stretch = `guests ${Math.floor(clock.nowMs() / STRETCH_MS)}`
      const [past] = await db.inTenant(orgId, (tx) => store.find(tx, orgId, [keyOf('guests', stretch)]), { readOnly: true })
      const work = workFor(past?.count ?? 0)
      // A proof is for one message: sent twice it is written once.
      const purpose = `message ${orgId} ${ip} ${messageId}`
      const proved = work > 0 && proof !== null ? deps.proofs.judge(purpose, proof) : null
      if (work > 0 && (proved?.bits ?? 0) < work - 1) return refuse('proof_required', { challenge: deps.proofs.challenge(purpose, work) })
      const byAddress = await count(orgId, 'writer', ip)
      if (!byAddress.ok) return byAddress
      const byBrowser = await count(orgId, 'message', browserId ?? ip)
      return byBrowser.ok ? count(orgId, 'guests', stretch) : byBrowser
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
