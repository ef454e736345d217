import type { InvariantCheck, MigrationSet } from '@sojourn/db'
import { currentLanguage } from '@sojourn/i18n'
import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import { messageStore } from './data/message-store.sql.ts'
import type { SentMessage } from './data/message-store.ts'
import { deliverMessages } from './deliver-messages.ts'
import { devMailRoutes } from './dev-mail.ts'
import type { LetterKind } from './domain/letter-kind.ts'
import type { Letterhead, Mail } from './domain/mail.ts'
import type { MailTransport } from './transport.ts'

export { MAIL } from './data/message-store.ts'
export { button, facts, type Letter, text } from './domain/blocks.ts'
export { type LetterKind, letterKind, letterKinds } from './domain/letter-kind.ts'
export type { AfterDecline, BookedFacts, ConfirmedBooking, Letterhead, Mail, MailData, MailKind, MoneyBack, PriceRow, WayPaid } from './domain/mail.ts'
export { hello } from './letters/hello.ts'
export { moneyBack, paid } from './letters/money-words.ts'
export { type MailTransport, smtpTransport } from './transport.ts'

export interface MessagesDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** The organisation's name and day colours. Called outside transactions only. */
  letterheadOf(orgId: OrgId): Promise<Letterhead>
  /** The kinds of mail that products write in their own words. */
  letters(): readonly LetterKind[]
  /** Null where there is no mail server: mail waits, readable at `/dev/mail` where that is on. */
  readonly transport: MailTransport | null
  /** True serves `/dev/mail`. */
  readonly devMail: boolean
}

/** `key` says what the mail is about, such as `booking_confirmed:bkg_…`: the same key again sends nothing. */
export type OutgoingMail = { readonly orgId: OrgId; readonly key: string; readonly to: string } & Mail

export interface Messages {
  /** Records a mail in the caller's transaction, in the current language, which is its receiver's: it leaves if, and only if, that commits. */
  send(tx: Tx, mail: OutgoingMail): Promise<void>
  /** What was sent to an address, or waits to be, newest first; not what is in it. */
  listTo(tx: Tx, of: { orgId: OrgId; to: string }): Promise<SentMessage[]>
  /** Deletes what was sent to an address; mails that still wait are sent. */
  forget(tx: Tx, of: { orgId: OrgId; to: string }): Promise<void>
  /** One round of delivery on any node; returns how many mails it took on. Opens its own transactions. */
  deliver(): Promise<number>
  /** When the next mail falls due; null where none waits or no mail server is there. */
  nextDueMs(tx: Tx): Promise<number | null>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export function createMessages(deps: MessagesDeps): Messages {
  const { transport } = deps
  return {
    async send(tx, { orgId, key, to, ...mail }) {
      const messageId = deps.ids.next<'message'>('msg')
      const language = currentLanguage()
      await messageStore.add(tx, { orgId, messageId, key, to: to.toLowerCase(), mail, language, state: 'queued', createdMs: deps.clock.nowMs(), tries: 0 })
    },
    listTo: messageStore.listTo,
    forget: messageStore.forget,
    deliver: async () => (transport ? deliverMessages({ ...deps, transport, store: messageStore }) : 0),
    nextDueMs: async (tx) => (transport ? messageStore.nextDueMs(tx) : null),
    routes: deps.devMail ? devMailRoutes({ ...deps, store: messageStore }) : [],
    migrations: { owner: 'messages', folder: new URL('./data/', import.meta.url) },
    invariants: [],
  }
}
