import type { Clock, OrgId, Transactions } from '@sojourn/kernel'
import type { Message, MessageStore } from './data/message-store.ts'
import type { LetterKind } from './domain/letter-kind.ts'
import { type Letterhead, type MailKind, secretsOf } from './domain/mail.ts'
import { TRIES_MAX, waitAfter } from './domain/retry.ts'
import { render } from './letters/templates.ts'
import type { MailTransport } from './transport.ts'

const BATCH = 10
const LEASE_MS = 120_000

export interface DeliverDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly store: MessageStore
  readonly transport: MailTransport
  letterheadOf(orgId: OrgId): Promise<Letterhead>
  letters(): readonly LetterKind[]
}

/** One run: claims what is due, sends it outside any transaction, stores the result. Returns how many were claimed. */
export async function deliverMessages(deps: DeliverDeps): Promise<number> {
  const nowMs = deps.clock.nowMs()
  const messages = await deps.db.asSystem((tx) => deps.store.claim(tx, { nowMs, leaseUntilMs: nowMs + LEASE_MS, limit: BATCH }))
  for (const message of messages) await deliver(deps, message)
  return messages.length
}

async function deliver(deps: DeliverDeps, message: Message): Promise<void> {
  const failure = await attempt(deps, message)
  await deps.db.asSystem((tx) => {
    if (failure === null) return deps.store.markSent(tx, message, withoutSecrets(message, deps.letters()))
    const state = message.tries >= TRIES_MAX ? 'failed' : 'queued'
    return deps.store.markTried(tx, message, { state, nextTryMs: deps.clock.nowMs() + waitAfter(message.tries), error: failure })
  })
}

async function attempt(deps: DeliverDeps, message: Message): Promise<string | null> {
  try {
    const letterhead = await deps.letterheadOf(message.orgId)
    await deps.transport.send({
      ...render(message.mail, letterhead, deps.letters(), message.language),
      to: message.to,
      fromName: letterhead.name,
      messageId: message.messageId,
    })
    return null
  } catch (error) {
    // Mail servers repeat the address in their words; the code alone contains no one's name.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    return [code ?? 'error', responseCode].filter(Boolean).join(' ')
  }
}

function withoutSecrets({ mail }: Message, own: readonly LetterKind[]): object {
  const secrets = own.find(({ kind }) => kind === mail.kind)?.secrets ?? secretsOf[mail.kind as MailKind] ?? []
  return { ...mail.data, ...Object.fromEntries(secrets.map((secret) => [secret, ''])) }
}
