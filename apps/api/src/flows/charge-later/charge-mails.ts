import { inLanguage } from '@sojourn/i18n/server'
import { dayIn, type Money, type Tx } from '@sojourn/kernel'
import type { AfterDecline } from '../../modules/messages/index.ts'
import { type Charge, type ChargeAttempt, type RoundEnd, sourceText } from '../../modules/scheduled-charges/index.ts'
import type { ChargeWords } from '../../sale/charge-owner.ts'
import { type LaterDeps, ownerOf, type Receiver } from './later-deps.ts'

interface Writing {
  readonly receiver: Receiver
  readonly words: ChargeWords
  readonly key: { readonly orgId: Charge['orgId']; readonly to: string }
  /** What each of these mails contains. */
  readonly facts: { readonly firstName: string; readonly what: string; readonly amount: Money; readonly chargesLink: string }
}

/** Writes to the person of a charge in their language; not where the account is closed. */
async function writeTo(deps: LaterDeps, tx: Tx, charge: Charge, amount: Money, write: (writing: Writing) => Promise<void>): Promise<void> {
  const receiver = await deps.receiverOf(tx, charge)
  if (!receiver) return
  const language = receiver.language ?? (await deps.scheduled.mandates.findLive(tx, charge))?.language ?? ''
  await inLanguage(language, async () => {
    const words = await ownerOf(deps, charge).words(tx, charge)
    const facts = { firstName: receiver.firstName, what: words.what, amount, chargesLink: receiver.origin + words.pages.charges }
    await write({ receiver, words, key: { orgId: charge.orgId, to: receiver.email }, facts })
  })
}

/** `charge` is as it will be announced: its next time is the day that the mail says; `pays` is what is left to pay it. */
export const mailAnnounced = (deps: LaterDeps, tx: Tx, charge: Charge, pays: readonly string[]): Promise<void> =>
  writeTo(deps, tx, charge, charge.amount, ({ receiver, words, key, facts }) =>
    deps.mailer.send(tx, {
      ...key,
      key: `charge_announced:${charge.chargeId}:${charge.announced?.atMs}`,
      kind: 'charge_announced',
      data: {
        ...facts,
        on: dayIn(words.timeZone, charge.nextAtMs ?? charge.dueAtMs),
        pays,
        endLink: words.pages.end && receiver.origin + words.pages.end,
      },
    }),
  )

export const mailPaid = (deps: LaterDeps, tx: Tx, charge: Charge, attempt: ChargeAttempt): Promise<void> =>
  writeTo(deps, tx, charge, charge.amount, ({ words, key, facts }) =>
    deps.mailer.send(tx, {
      ...key,
      key: `charge_paid:${charge.chargeId}`,
      kind: 'charge_paid',
      data: { ...facts, on: dayIn(words.timeZone, deps.clock.nowMs()), paidWith: sourceText(attempt.source) },
    }),
  )

export const mailDeclined = (deps: LaterDeps, tx: Tx, charge: Charge, end: RoundEnd, reason: string | null): Promise<void> =>
  writeTo(deps, tx, charge, charge.amount, ({ receiver, words, key, facts }) =>
    deps.mailer.send(tx, {
      ...key,
      key: `charge_declined:${charge.chargeId}:${end.kind === 'failed' ? 'over' : charge.round}`,
      kind: 'charge_declined',
      data: { ...facts, reason, next: nextOf(end, words.timeZone), payLink: receiver.origin + words.pages.pay },
    }),
  )

function nextOf(end: RoundEnd, timeZone: string): AfterDecline {
  switch (end.kind) {
    case 'retry':
      return { kind: 'retry', on: dayIn(timeZone, end.atMs) }
    case 'person':
      return { kind: end.failure === 'authentication' ? 'bank' : 'card', until: dayIn(timeZone, end.untilMs) }
    case 'failed':
      return { kind: 'over' }
  }
}

export const mailCalledOff = (deps: LaterDeps, tx: Tx, charge: Charge): Promise<void> =>
  writeTo(deps, tx, charge, charge.amount, ({ key, facts }) =>
    deps.mailer.send(tx, { ...key, key: `charge_called_off:${charge.chargeId}`, kind: 'charge_called_off', data: facts }),
  )
