import type { Identity } from '@sojourn/contracts/travellers'
import { inLanguage } from '@sojourn/i18n/server'
import {
  accept,
  add,
  addDays,
  type BookingId,
  type CheckoutId,
  type Clock,
  type Day,
  dayIn,
  type Ids,
  invariant,
  type Money,
  type OrgId,
  type Outcome,
  type Refusal,
  refuse,
  type Seal,
  type Tx,
  type UserId,
  zero,
} from '@sojourn/kernel'
import { serviceDaysOf } from '../../sale/description.ts'
import type { Proof } from '../../sale/product.ts'
import type { ChangeOf } from '../../sale/quote.ts'
import type { Products } from '../../sale/registry.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import { createBookingStore } from './data/booking-store.sql.ts'
import type { BookingEvent, ItemChange, ItemProof, OpenItem, Voucher } from './data/booking-store.ts'
import { createIdentityStore, type IdentityStore } from './data/identity-store.sql.ts'
import { type Booking, type BookingItem, paidFor } from './domain/booking.ts'
import { type CancellationQuote, type CostOfItem, quoteItems, undoUntil } from './domain/cancellation.ts'
import { type ItemStatus, type ItemVersion, itemMayBecome, type WhyItemEnds } from './domain/item.ts'
import { referenceOf } from './domain/reference.ts'
import {
  type BookingStatus,
  type FailureCode,
  type ItemState,
  mayBecome,
  type NoShowCode,
  type ProviderCode,
  type ShopCode,
  type WithdrawalCode,
} from './domain/status.ts'
import { isLive, slotsOf, type TakenSlot } from './domain/traveller.ts'
import { type Versions, versionsOfItem } from './domain/versions.ts'
import { asShown, type ShownBooking, shownBooking, shownStates } from './newest.ts'
import { promisesOf } from './promises.ts'
import type { InCurrentLanguage } from './snapshot.ts'
import { messageOf, waitingText } from './status-texts.ts'

/** A change of status, to be sent to those who watch. */
export interface StatusNews {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly status: BookingStatus
  readonly message: string
  /** One per change. */
  readonly key: string
}

export interface BookingsDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly products: Pick<Products, 'describe' | 'freeHoursOf' | 'rulesOf' | 'saleOf' | 'takesOf' | 'undoMinutesOf' | 'withFreeHours'>
  readonly inCurrentLanguage: InCurrentLanguage
  /** Seals who travels, under a key for that purpose alone. */
  readonly seal: Seal
  /** Called for each change, in its transaction. */
  readonly announce: (tx: Tx, news: StatusNews) => Promise<void>
}

export type NewBooking = Omit<Booking, 'status' | 'reference' | 'failure' | 'retained' | 'createdAtMs' | 'confirmedAtMs' | 'changes'> & {
  /** The item whose place it takes once it is confirmed. */
  readonly changes?: ChangeOf<BookingId> | undefined
}

export interface Bookings {
  newId(): BookingId
  /**
   * Stores a draft and moves it on at once: to its payment, or straight to its confirmation where nothing is due now.
   * Refuses `duplicate_booking` where a live booking of the organisation has the same traveller at the same place and time: the lead, or each where all are named.
   * Who the travellers are besides their names is stored sealed, until some time after the last service.
   */
  place(
    tx: Tx,
    booking: NewBooking,
    next: 'pending_payment' | 'confirming',
    known?: readonly Identity[],
  ): Promise<Outcome<Booking, Refusal<'duplicate_booking'>>>
  /** Who the travellers are besides their names, by their number from 1; empty where nothing was asked, or it is forgotten. */
  identitiesOf: IdentityStore['find']
  /** The same of all bookings of a person. */
  identitiesOfUser: IdentityStore['listOfUser']
  /** The account is closed. */
  forgetIdentitiesOf: IdentityStore['forgetOfUser']
  /** Who travelled is forgotten a while after the last service, in a system transaction. */
  sweep(tx: Tx): Promise<void>
  /** What its supplier gave to prove an item, with its confirmation. */
  addProofs(tx: Tx, booking: Booking, itemNo: number, proofs: readonly Proof[]): void
  /** Of each item, in their order; those without any are proved by their vouchers. */
  proofsOf(tx: Tx, booking: Booking): Promise<ItemProof[]>
  find(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking | null>
  findByCheckout(tx: Tx, orgId: OrgId, checkoutId: CheckoutId): Promise<Booking | null>
  findByReference(tx: Tx, orgId: OrgId, reference: string): Promise<Booking | null>
  /** Those there are, in any order. */
  findAll(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<Booking[]>
  findByCheckouts(tx: Tx, orgId: OrgId, checkoutIds: readonly CheckoutId[]): Promise<Booking[]>
  /** Must exist; locked until the transaction ends, and read once in it. */
  lock(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking>
  /** The item that a supplier confirmed by this reference, of whatever organisation; null where no such confirmation is stored. */
  itemOfSupplier(tx: Tx, said: { supplier: string; reference: string }): Promise<{ orgId: OrgId; bookingId: BookingId; itemNo: number } | null>
  listOf(tx: Tx, page: { orgId: OrgId; userIds: readonly UserId[]; before?: string | undefined; limit: number }): Promise<Booking[]>
  historyOf(tx: Tx, booking: Booking): Promise<BookingEvent[]>
  listOverdue(tx: Tx, limit: number): Promise<Booking[]>
  /** When the next one that waits for its payment is overdue; null where none waits. */
  nextExpiryMs(tx: Tx): Promise<number | null>
  confirming(tx: Tx, booking: Booking): Promise<Booking>
  /** Issues a voucher for each item. */
  confirm(tx: Tx, booking: Booking): Promise<Booking>
  fail(tx: Tx, booking: Booking, code: FailureCode): Promise<Booking>
  expire(tx: Tx, booking: Booking): Promise<Booking>
  /** `why` where its traveller did not. */
  cancel(tx: Tx, booking: Booking, retained: Money, why?: ShopCode): Promise<Booking>
  /** Cancels one that is not paid. Its payment is known to be cancelled; what it holds is released, or handed back to its checkout, by the caller. */
  withdraw(tx: Tx, booking: Booking, why: WithdrawalCode): Promise<Booking>
  /** Until when these items are cancelled at no cost, whatever their terms say; null where they are not, or not any more. */
  undoUntilMs(booking: Booking, items?: readonly BookingItem[]): number | null
  /** Of these items. `costs` are what suppliers ask, where only they set it, and `later` what was charged for them after the booking, by item. */
  quoteCancellation(
    booking: Booking,
    items?: readonly BookingItem[],
    costs?: ReadonlyMap<number, CostOfItem>,
    later?: ReadonlyMap<number, Money>,
  ): CancellationQuote
  /** The states of its items at their suppliers, in their order. */
  itemStatusesOf(tx: Tx, booking: Booking): Promise<ItemStatus[]>
  /** The states of the items of several bookings, in the order of the items. */
  itemStatesOf(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<ReadonlyMap<BookingId, readonly ItemState[]>>
  /** Issued with the confirmation, one for each item. */
  vouchersOf(tx: Tx, booking: Booking): Promise<Voucher[]>
  /** The booking is locked before. */
  changeItem(tx: Tx, booking: Booking, itemStatus: ItemStatus, change: ItemChange): Promise<ItemStatus>
  /** One item ends, by its provider where that could not keep it, or because nobody came for it; with the last of them the booking does. */
  cancelItem(tx: Tx, booking: Booking, itemNo: number, retained: Money, why?: WhyItemEnds): Promise<Booking>
  /**
   * A confirmed item is another one from now on, at the price it was booked at: its provider changed it. What it was stays readable, and the slots of its traveller move with it as far
   * as they are free. The booking is locked before.
   */
  changeOffer(tx: Tx, booking: Booking, itemNo: number, offer: { schema: string; details: unknown; terms?: SaleTerms | undefined }): Promise<Booking>
  /** Its traveller is given better terms than it was bought by; what it is stays. */
  changeTerms(tx: Tx, booking: Booking, itemNo: number, terms: SaleTerms): Promise<Booking>
  /**
   * A confirmed change took the place of an item: that ends, its voucher is void, and what is retained of what was paid for it pays the one after it. Both bookings are locked before. What its
   * traveller was kept for is theirs again.
   */
  changeTo(tx: Tx, old: { readonly booking: Booking; readonly itemNo: number; readonly retained: Money }, change: Booking): Promise<void>
  /** Of an item that was changed less is retained, since some of it was given back with the one after it. */
  retainOfChanged(tx: Tx, booking: Booking, itemNo: number, retained: Money): Promise<void>
  /** The booking that a traveller knows a change by, locked before it; any other booking itself. */
  lockRoot(tx: Tx, booking: Booking): Promise<Booking>
  /** An item of a booking that is no change itself: what it is now, and what it was before. */
  itemVersionsOf(tx: Tx, root: Booking, itemNo: number): Promise<Versions>
  /** A booking as its traveller knows it, with the newest version of each item; of a change that is in force the booking that it is a part of. */
  shown(tx: Tx, booking: Booking): Promise<ShownBooking>
  /** What is promised of its items because of hours that their traveller has by another booking, by item, in the current language. */
  promisesOf(tx: Tx, of: Pick<ShownBooking, 'booking' | 'itemStatuses'>): Promise<ReadonlyMap<number, string>>
  /** What its items were before, by item, the newest first. */
  versionsOf(tx: Tx, booking: Booking): Promise<ItemVersion[]>
  /** There are news of it for its traveller: those who watch are notified. */
  announceNews(tx: Tx, booking: Booking, key: string): Promise<void>
  /** A supplier does not answer for too long: those who watch are notified, once. */
  announceWaiting(tx: Tx, booking: Booking): Promise<void>
  /** Items of an organisation that a person must look at: unknown, or being cancelled since before that. */
  listUnsettled(tx: Tx, orgId: OrgId, cancellingBeforeMs: number, limit: number): Promise<OpenItem[]>
  /** What a person reads about its present state. */
  messageOf(booking: Booking): string
}

/** Which item of the booking that its traveller knows an item is. */
const rootOf = ({ bookingId, changes }: Booking, itemNo: number) =>
  changes ? { rootId: changes.rootId, rootItemNo: changes.rootItemNo } : { rootId: bookingId, rootItemNo: itemNo }

/** The state of a booking's items once it has a new status; absent where they stay as they are. */
const ITEMS_AFTER: Readonly<Partial<Record<BookingStatus, ItemState>>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'cancelled',
}

/** Who travelled is forgotten so many days after the last service: by then nobody asks a supplier about it any more. */
const FORGET_DAYS = 30

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(6))

export function createBookings({ clock, ids, products, inCurrentLanguage, seal, announce }: BookingsDeps, random: () => Uint8Array = randomBytes): Bookings {
  const bookingStore = createBookingStore({ describe: products.describe, inCurrentLanguage })
  const identities = createIdentityStore(seal)
  const takenBy = ({ items, guests }: Pick<Booking, 'items' | 'guests'>) =>
    slotsOf(items, guests, (at) => products.rulesOf(items[at]!.product).travellers === 'everyone')
  const forgetOn = ({ items }: Pick<Booking, 'items'>): Day => {
    const today = dayIn('UTC', clock.nowMs())
    return addDays(
      items.map((item) => serviceDaysOf(item, item.description, today).to).reduce((a, b) => (a > b ? a : b)),
      FORGET_DAYS,
    )
  }
  const textOf = (booking: Booking): string => {
    const { unit, texts } = products.saleOf(booking.product).words
    return messageOf(booking, texts(), unit !== null)
  }
  const keyOf = ({ place, slot, traveller }: TakenSlot): string => JSON.stringify([place, slot, traveller])
  /** What the travellers of a booking and of those it changed are kept for. */
  const ownSlots = async (tx: Tx, booking: Booking): Promise<ReadonlySet<string>> => {
    const own = [booking.bookingId, ...(booking.changes ? [booking.changes.rootId] : [])]
    const slots = []
    for (const bookingId of own) slots.push(...(await bookingStore.slotsOf(tx, { orgId: booking.orgId, bookingId })))
    return new Set(slots.map(keyOf))
  }
  const known = new WeakMap<Tx, Map<BookingId, Booking>>()
  /** Locked or written by this transaction: no other changes it until its end. */
  const know = (tx: Tx, booking: Booking): Booking => {
    known.set(tx, (known.get(tx) ?? new Map()).set(booking.bookingId, booking))
    return booking
  }

  const announceStatus = async (tx: Tx, booking: Booking): Promise<Booking> => {
    const { orgId, bookingId, status } = booking
    // No status is entered twice, so that its name identifies the change.
    await announce(tx, { orgId, bookingId, status, message: inLanguage(booking.language, () => textOf(booking)), key: `${bookingId}:${status}` })
    return know(tx, booking)
  }

  const move = async (
    tx: Tx,
    booking: Booking,
    to: BookingStatus,
    change: Partial<Pick<Booking, 'failure' | 'retained' | 'confirmedAtMs'>> = {},
  ): Promise<Booking> => {
    invariant(mayBecome(booking.status, to), `a booking goes from ${booking.status} to ${to}`)
    const moved: Booking = { ...booking, ...change, status: to }
    await bookingStore.change(tx, booking, {
      status: to,
      ...(change.failure && { failure: change.failure }),
      ...(change.retained && { retainedMinor: change.retained.minor }),
      ...(change.confirmedAtMs && { confirmedMs: change.confirmedAtMs }),
    })
    if (!isLive(to)) {
      await bookingStore.freeSlots(tx, booking)
      // Nobody travels on it: who would have is nobody's business any more.
      identities.forget(tx, booking)
    }
    const items = ITEMS_AFTER[to]
    if (items) await bookingStore.moveItems(tx, booking, items)
    await bookingStore.append(tx, booking, [{ from: booking.status, to, why: change.failure ?? null, atMs: clock.nowMs() }])
    return announceStatus(tx, moved)
  }

  const lockOne = async (tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking> => {
    const booking = known.get(tx)?.get(bookingId) ?? (await bookingStore.lock(tx, orgId, bookingId))
    invariant(booking, `booking ${bookingId} exists`)
    return know(tx, booking)
  }

  /** Frees what one item kept its traveller for, as far as no other item does. */
  const freeItem = async (tx: Tx, booking: Booking, item: BookingItem, itemStatuses: readonly ItemStatus[]): Promise<void> => {
    const stays = booking.items.filter((each) => each !== item && itemStatuses[each.itemNo - 1]!.state !== 'cancelled')
    const stillTaken = new Set(takenBy({ ...booking, items: stays }).map(keyOf))
    const freed = takenBy({ ...booking, items: [item] }).filter((slot) => !stillTaken.has(keyOf(slot)))
    if (freed.length > 0) await bookingStore.freeSlots(tx, booking, freed)
  }

  /** Once nothing of it is booked any more, the booking that its traveller knows ends, and with it the changes that others took the place of. */
  const endRoot = async (tx: Tx, rootId: BookingId, change: Booking, code: Booking['failure']): Promise<void> => {
    const root = await lockOne(tx, change.orgId, rootId)
    const changes = await bookingStore.listChanges(tx, root.orgId, [rootId])
    const itemStatuses = await bookingStore.listItems(tx, root)
    const isOver = ({ itemNo, state, changedTo }: ItemStatus): boolean =>
      state === 'cancelled' && (changedTo === null || versionsOfItem(root, itemNo, changes)[0].booking.status === 'cancelled')
    const end = async (booking: Booking, statuses: readonly ItemStatus[]) => {
      const retained = statuses.reduce((all, each) => (each.retained ? add(all, each.retained) : all), zero(booking.total.currency))
      if (booking.status === 'confirmed') await move(tx, booking, 'cancelled', { retained, ...(code !== null && { failure: code }) })
    }
    for (const { bookingId, changes: of } of changes) {
      if (bookingId === change.bookingId || of?.rootItemNo !== change.changes?.rootItemNo) continue
      const older = await lockOne(tx, root.orgId, bookingId)
      await end(older, await bookingStore.listItems(tx, older))
    }
    if (itemStatuses.every(isOver)) await end(root, itemStatuses)
  }

  return {
    newId: () => ids.next<'booking'>('bkg'),
    async place(tx, fresh, next, known) {
      const { orgId, bookingId } = fresh
      const before = fresh.changes ? await bookingStore.find(tx, orgId, fresh.changes.bookingId) : null
      let reference = before?.reference ?? referenceOf(random())
      const own = before ? await ownSlots(tx, before) : null
      const [hasSlots, isTaken] = await Promise.all([
        bookingStore.takeSlots(tx, { orgId, bookingId, slots: takenBy(fresh).filter((slot) => !own?.has(keyOf(slot))) }),
        !before && bookingStore.hasReference(tx, orgId, reference),
      ])
      if (!hasSlots) return refuse('duplicate_booking')
      if (isTaken) {
        do reference = referenceOf(random())
        while (await bookingStore.hasReference(tx, orgId, reference))
      }
      const booking: Booking = {
        ...fresh,
        changes: fresh.changes && before ? { ...fresh.changes, ...rootOf(before, fresh.changes.itemNo) } : undefined,
        status: next,
        reference,
        failure: null,
        retained: null,
        createdAtMs: clock.nowMs(),
        confirmedAtMs: null,
      }
      await bookingStore.insert(tx, booking)
      if (known) identities.store(tx, booking, known, forgetOn(booking))
      const placed = { why: null, atMs: booking.createdAtMs }
      await bookingStore.append(tx, booking, [
        { ...placed, from: null, to: 'draft' },
        { ...placed, from: 'draft', to: next },
      ])
      return accept(await announceStatus(tx, booking))
    },
    identitiesOf: identities.find,
    identitiesOfUser: identities.listOfUser,
    forgetIdentitiesOf: identities.forgetOfUser,
    sweep: (tx) => identities.forgetBefore(tx, dayIn('UTC', clock.nowMs())),
    addProofs: bookingStore.addProofs,
    proofsOf: bookingStore.listProofs,
    find: bookingStore.find,
    findByCheckout: bookingStore.findByCheckout,
    async findByReference(tx, orgId, reference) {
      const booking = await bookingStore.findByReference(tx, orgId, reference)
      return booking && (await asShown(tx, [booking], bookingStore))[0]!
    },
    findAll: bookingStore.findAll,
    findByCheckouts: bookingStore.findByCheckouts,
    lock: lockOne,
    lockRoot: (tx, booking) => lockOne(tx, booking.orgId, booking.changes?.rootId ?? booking.bookingId),
    itemVersionsOf: async (tx, root, itemNo) => versionsOfItem(root, itemNo, await bookingStore.listChanges(tx, root.orgId, [root.bookingId])),
    shown: (tx, booking) => shownBooking(tx, booking, bookingStore),
    promisesOf: (tx, of) => promisesOf(tx, of, { products, store: bookingStore }),
    async changeTo(tx, { booking, itemNo, retained }, change) {
      const item = booking.items[itemNo - 1]!
      await bookingStore.changeItem(tx, booking, itemNo, { state: 'cancelled', retained, changedTo: change.bookingId })
      await bookingStore.voidVoucher(tx, booking, clock.nowMs(), itemNo)
      await freeItem(tx, booking, item, await bookingStore.listItems(tx, booking))
      await bookingStore.moveSlots(tx, { ...change, slots: takenBy(change) })
    },
    retainOfChanged: (tx, booking, itemNo, retained) => bookingStore.changeItem(tx, booking, itemNo, { retained }),
    itemOfSupplier: bookingStore.itemOfSupplier,
    listOf: async (tx, page) => asShown(tx, await bookingStore.listOf(tx, page), bookingStore),
    historyOf: bookingStore.listEvents,
    listOverdue: (tx, limit) => bookingStore.listOverdue(tx, clock.nowMs(), limit),
    nextExpiryMs: (tx) => bookingStore.nextExpiryMs(tx),
    confirming: (tx, booking) => move(tx, booking, 'confirming'),
    async confirm(tx, booking) {
      const { changes } = booking
      const older = changes ? (await bookingStore.listChanges(tx, booking.orgId, [changes.rootId])).length + 2 : null
      const number = `${booking.reference.replace('SJ-', 'V-')}${older === null ? '' : `-${changes!.rootItemNo}.${older}`}`
      for (const { itemNo } of booking.items) {
        await bookingStore.addVoucher(tx, booking, { itemNo, number: itemNo === 1 ? number : `${number}-${itemNo}`, issuedMs: clock.nowMs() })
      }
      return move(tx, booking, 'confirmed', { confirmedAtMs: clock.nowMs() })
    },
    fail: (tx, booking, code) => move(tx, booking, 'failed', { failure: code }),
    expire: (tx, booking) => move(tx, booking, 'expired'),
    async cancel(tx, booking, retained, why) {
      await bookingStore.voidVoucher(tx, booking, clock.nowMs())
      return move(tx, booking, 'cancelled', { retained, ...(why && { failure: why }) })
    },
    withdraw: (tx, booking, why) => move(tx, booking, 'cancelled', { failure: why }),
    undoUntilMs: (booking, items = booking.items) => undoUntil(booking, items, products.undoMinutesOf(booking.product, items), clock.nowMs()),
    quoteCancellation(booking, items = booking.items, costs = new Map(), later = new Map()) {
      const paid = items.map((item) => {
        const untilMs = undoUntil(booking, [item], products.undoMinutesOf(booking.product, [item]), clock.nowMs())
        const free = untilMs === null ? null : { cost: zero(booking.total.currency), validUntilMs: untilMs }
        return {
          ...item,
          paid: add(paidFor(booking, item), later.get(item.itemNo) ?? zero(booking.total.currency)),
          cost: free ?? costs.get(item.itemNo) ?? null,
        }
      })
      return quoteItems(paid, booking.total.currency, clock.nowMs())
    },
    itemStatusesOf: bookingStore.listItems,
    itemStatesOf: (tx, orgId, bookingIds) => shownStates(tx, orgId, bookingIds, bookingStore),
    vouchersOf: bookingStore.listVouchers,
    async changeItem(tx, booking, itemStatus, change) {
      invariant(itemMayBecome(itemStatus.state, change.state ?? itemStatus.state), `an item goes from ${itemStatus.state} to ${change.state}`)
      await bookingStore.changeItem(tx, booking, itemStatus.itemNo, change)
      return { ...itemStatus, ...change }
    },
    async cancelItem(tx, booking, itemNo, retained, { byProvider, noShowAtMs } = {}) {
      const item = booking.items.find((each) => each.itemNo === itemNo)
      const itemStatuses = await bookingStore.listItems(tx, booking)
      const itemStatus = itemStatuses.find((each) => each.itemNo === itemNo)
      invariant(item && itemStatus && itemMayBecome(itemStatus.state, 'cancelled'), `item ${itemNo} may be cancelled`)
      await bookingStore.changeItem(tx, booking, itemNo, { state: 'cancelled', retained, ...(byProvider && { byProvider }), ...(noShowAtMs && { noShowAtMs }) })
      await bookingStore.voidVoucher(tx, booking, clock.nowMs(), itemNo)
      const others = itemStatuses.filter((each) => each !== itemStatus)
      if (others.every(({ state }) => state === 'cancelled')) {
        const all = others.reduce((sum, each) => (each.retained ? add(sum, each.retained) : sum), retained)
        const code = byProvider ? ('provider_cancelled' satisfies ProviderCode) : noShowAtMs ? ('no_show' satisfies NoShowCode) : null
        if (others.some(({ changedTo }) => changedTo !== null)) {
          await freeItem(tx, booking, item, itemStatuses)
          await endRoot(tx, booking.bookingId, booking, code)
          return lockOne(tx, booking.orgId, booking.bookingId)
        }
        const after = await move(tx, booking, 'cancelled', { retained: all, ...(code && { failure: code }) })
        if (booking.changes) await endRoot(tx, booking.changes.rootId, booking, code)
        return after
      }
      await freeItem(tx, booking, item, itemStatuses)
      return booking
    },
    async changeOffer(tx, booking, itemNo, { schema, details, terms }) {
      const before = booking.items[itemNo - 1]
      invariant(before, `a booking has an item ${itemNo}`)
      const changed: Booking = inLanguage(booking.language, () => {
        const items = booking.items.map((item) => (item === before ? { ...item, schema, details, terms: terms ?? item.terms } : item))
        return { ...booking, ...inCurrentLanguage({ ...booking, items }) }
      })
      const version = { itemNo, schema: before.schema, details: before.details, terms: before.terms, untilMs: clock.nowMs() }
      await bookingStore.addVersion(tx, changed, version)
      const freed = takenBy({ ...booking, items: [before] })
      if (freed.length > 0) await bookingStore.freeSlots(tx, booking, freed)
      identities.keepUntil(tx, booking, forgetOn(changed))
      await bookingStore.moveSlots(tx, { ...booking, slots: takenBy({ ...changed, items: [changed.items[itemNo - 1]!] }) })
      return know(tx, changed)
    },
    async changeTerms(tx, booking, itemNo, terms) {
      const items = booking.items.map((item) => (item.itemNo === itemNo ? { ...item, terms } : item))
      const changed = { ...booking, items }
      await bookingStore.rewrite(tx, changed)
      return know(tx, changed)
    },
    versionsOf: bookingStore.listVersions,
    async announceNews(tx, booking, key) {
      const { orgId, bookingId, status, language } = booking
      await announce(tx, { orgId, bookingId, status, message: inLanguage(language, () => textOf(booking)), key: `${bookingId}:${key}` })
    },
    async announceWaiting(tx, { orgId, bookingId, status, language }) {
      await announce(tx, { orgId, bookingId, status, message: inLanguage(language, waitingText), key: `${bookingId}:waiting` })
    },
    listUnsettled: bookingStore.listUnsettled,
    messageOf: textOf,
  }
}
