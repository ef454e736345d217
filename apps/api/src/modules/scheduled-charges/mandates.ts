import type { Clock, Ids, Money, OrgId, Tx, UserId } from '@sojourn/kernel'
import { consentStore } from './data/consent-store.sql.ts'
import { mandateStore } from './data/mandate-store.sql.ts'
import { type Consent, covers, type Mandate, type MandateId, type Source, type Subject } from './domain/mandate.ts'
import { tryAgainWith } from './try-again.ts'

export type NewMandate = Omit<Mandate, 'mandateId' | 'atMs' | 'notified' | 'revokedAtMs'>

export interface Mandates {
  /** Stores a consent to charges of what is not confirmed yet; the first one stays. */
  agree(tx: Tx, consent: Omit<Consent, 'atMs'>): Promise<void>
  /** What was agreed to before it was confirmed; null where nothing was. */
  consentTo(tx: Tx, subject: Subject): Promise<Consent | null>
  /** Stores a consent as it was read and given; it takes the place of the one before. What waits for another card is tried again with it. */
  give(tx: Tx, mandate: NewMandate): Promise<Mandate>
  /** Nothing is charged under it from now on; it stays as a record. */
  revoke(tx: Tx, subject: Subject): Promise<void>
  /** Its person is notified in this transaction, and in time, that more is charged from now on: so much is covered besides what they agreed to. */
  notifyHigher(tx: Tx, subject: Subject, amount: Money): Promise<void>
  findLive(tx: Tx, subject: Subject): Promise<Mandate | null>
  /** A person's live ones, the newest first. */
  liveOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<Mandate[]>
  /** By what is paid from now on, in this order. What waits for another card is tried again with the new one. */
  setSources(tx: Tx, mandate: Mandate, sources: readonly Source[]): Promise<Mandate>
  /** The same cards under the ids that they have by now; nothing where its person changed them meanwhile. */
  followCards(tx: Tx, mandate: Mandate, sources: readonly Source[]): Promise<Mandate>
}

export function createMandates({ clock, ids }: { clock: Clock; ids: Ids }): Mandates {
  return {
    agree: (tx, consent) => consentStore.insert(tx, { ...consent, atMs: clock.nowMs() }),
    consentTo: consentStore.find,
    async give(tx, { orgId, subjectKind, subjectId, ...consent }) {
      const subject = { orgId, subjectKind, subjectId }
      await mandateStore.lockSubject(tx, subject)
      await mandateStore.revoke(tx, subject, clock.nowMs())
      const mandate: Mandate = {
        ...subject,
        ...consent,
        mandateId: ids.next<'mandate'>('mnd') as MandateId,
        atMs: clock.nowMs(),
        notified: null,
        revokedAtMs: null,
      }
      await mandateStore.insert(tx, mandate)
      await tryAgainWith(tx, subject, mandate.sources, clock.nowMs())
      return mandate
    },
    revoke: (tx, subject) => mandateStore.revoke(tx, subject, clock.nowMs()),
    async notifyHigher(tx, subject, amount) {
      const live = await mandateStore.findLive(tx, subject)
      if (live && live.ceiling.currency === amount.currency && !covers(live, amount)) await mandateStore.notify(tx, live, amount, clock.nowMs())
    },
    findLive: mandateStore.findLive,
    liveOf: async (tx, of) => (await mandateStore.listOf(tx, of)).filter(({ revokedAtMs }) => revokedAtMs === null),
    async setSources(tx, mandate, sources) {
      await mandateStore.lockSubject(tx, mandate)
      await mandateStore.setSources(tx, mandate, sources)
      await tryAgainWith(tx, mandate, sources, clock.nowMs())
      return { ...mandate, sources }
    },
    async followCards(tx, mandate, sources) {
      await mandateStore.lockSubject(tx, mandate)
      const live = await mandateStore.findLive(tx, mandate)
      if (live?.mandateId !== mandate.mandateId || JSON.stringify(live.sources) !== JSON.stringify(mandate.sources)) return live ?? mandate
      await mandateStore.setSources(tx, mandate, sources)
      return { ...mandate, sources }
    },
  }
}
