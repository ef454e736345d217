import type { Duffel } from '@duffel/api'
import { z } from 'zod'
import type { SupplierResult } from '../../../sale/product.ts'
import {
  type DuffelChangeOffer,
  type DuffelOffer,
  type DuffelOrder,
  type DuffelSeatMap,
  duffelCancellation,
  duffelCancelled,
  duffelChange,
  duffelChangeOffer,
  duffelChosenOffer,
  duffelOffer,
  duffelOrder,
  duffelSeatMap,
} from './duffel-schema.ts'

/** Where Duffel is, and as whom we ask it. */
export interface DuffelConnection {
  /** Where its calls begin, for a server of the same shape: `https://duffel.example/`. Left out it is the one of its package. */
  readonly url?: string | undefined
  readonly token: string
  /** A call that takes longer counts as not answered. */
  readonly timeoutMs: number
  /** By what a call has taken too long; by the clock where it is left out. */
  readonly patience?: ((ms: number) => Patience) | undefined
}

/** How long an answer is waited for: `over` when it is not any more, `end` once it came. */
export interface Patience {
  readonly over: Promise<null>
  end(): void
}

function byClock(ms: number): Patience {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return { over, end: () => clearTimeout(timer) }
}

type OfferRequest = Parameters<Duffel['offerRequests']['create']>[0]
type NewChange = Parameters<Duffel['orderChangeRequests']['create']>[0]
type NewOrder = Parameters<Duffel['orders']['create']>[0]
/** Filters that the types of the package do not list. */
type OrderFilter = NonNullable<Parameters<Duffel['orders']['list']>[0]> & { readonly offer_id?: string; readonly requires_action?: boolean }
export type NewOrderPassenger = NewOrder['passengers'][number]
export type AskedPassenger = OfferRequest['passengers'][number]
export interface DuffelMoney {
  readonly amount: string
  readonly currency: string
}

/** The calls of Duffel that we make, by its own package. */
export interface DuffelClient {
  readonly timeoutMs: number
  /** What its airlines offer: those that can be read, for one that cannot does not hide the others. */
  search(request: Pick<OfferRequest, 'slices' | 'passengers' | 'cabin_class'>): Promise<SupplierResult<DuffelOffer[]>>
  /** An offer as it is now; with the bags that its airline sells besides where they are asked for, which takes it longer. */
  offer(offerId: string, of?: { readonly services: boolean }): Promise<SupplierResult<DuffelOffer>>
  /** Seats that can be bought with an offer; none where its airline sells none. */
  seatMaps(offerId: string): Promise<SupplierResult<DuffelSeatMap[]>>
  /** An order of an offer: paid at once, or held by the airline to be paid by `pay`. */
  order(order: NewOrder): Promise<SupplierResult<DuffelOrder>>
  pay(orderId: string, payment: DuffelMoney): Promise<SupplierResult<unknown>>
  /** Orders that were made of an offer. */
  ordersOf(offerId: string): Promise<SupplierResult<DuffelOrder[]>>
  getOrder(orderId: string): Promise<SupplierResult<DuffelOrder>>
  /** Orders that an airline changed, and nobody has answered yet. */
  changedOrders(): Promise<SupplierResult<DuffelOrder[]>>
  acceptChange(changeId: string): Promise<SupplierResult<unknown>>
  /** What changing bounds of an order to others would be: what can be read of it. */
  changeOffers(request: NewChange): Promise<SupplierResult<DuffelChangeOffer[]>>
  /** A change that nothing follows of before it is confirmed. */
  createChange(changeOfferId: string): Promise<SupplierResult<z.output<typeof duffelChange>>>
  getChange(changeId: string): Promise<SupplierResult<z.output<typeof duffelChange>>>
  /** The change that was made of an offer; null where there is none. */
  changeOf(changeOfferId: string): Promise<SupplierResult<string | null>>
  /** Paid where something is to be paid for it. */
  confirmChange(changeId: string, payment: DuffelMoney | null): Promise<SupplierResult<unknown>>
  /** What cancelling an order would give back; nothing is cancelled by it. */
  quoteCancellation(orderId: string): Promise<SupplierResult<z.output<typeof duffelCancellation>>>
  confirmCancellation(cancellationId: string): Promise<SupplierResult<unknown>>
  /** All cancellations that were ever asked for, confirmed or not. */
  cancellations(): Promise<SupplierResult<z.output<typeof duffelCancelled>[]>>
}

/** What its airlines may take of a search, so that it answers with what has come before we give up. */
const SEARCH_SHARE = 0.8
const SEARCH_LEAST_MS = 2_000
/** Calls that it has not answered. The package ends none of them, so that no more than these wait for a server that is silent. */
const UNANSWERED_MAX = 100
const PAGE = 200
const ordersPage = z.array(z.unknown())

export function createDuffelClient(connection: DuffelConnection): DuffelClient {
  const call = callsOf(connection)
  const order = (body: unknown) => duffelOrder.parse(body)
  const orders = (body: unknown) => readable(ordersPage.parse(body), duffelOrder)
  return {
    timeoutMs: connection.timeoutMs,
    search: (request) =>
      call(
        (duffel) =>
          duffel.offerRequests.create({
            ...request,
            max_connections: 2,
            return_offers: true,
            supplier_timeout: Math.max(SEARCH_LEAST_MS, Math.round(connection.timeoutMs * SEARCH_SHARE)),
          }),
        (body) => readable(z.object({ offers: z.array(z.unknown()) }).parse(body).offers, duffelOffer),
      ),
    offer: (offerId, { services } = { services: false }) =>
      call(
        (duffel) => duffel.offers.get(offerId, { return_available_services: services }),
        (body) => duffelOffer.parse(body),
      ),
    seatMaps: (offer_id) =>
      call(
        (duffel) => duffel.seatMaps.get({ offer_id }),
        (body) => readable(z.array(z.unknown()).parse(body), duffelSeatMap),
      ),
    order: (wanted) => call((duffel) => duffel.orders.create(wanted), order),
    pay: (order_id, payment) =>
      call(
        (duffel) => duffel.payments.create({ order_id, payment: { type: 'balance', ...payment } }),
        () => null,
      ),
    ordersOf(offerId) {
      const filter: OrderFilter = { offer_id: offerId, limit: PAGE }
      return call((duffel) => duffel.orders.list(filter), orders)
    },
    getOrder: (orderId) => call((duffel) => duffel.orders.get(orderId), order),
    changedOrders() {
      const filter: OrderFilter = { requires_action: true, limit: PAGE }
      return call(async (duffel) => ({ data: await wholeList(duffel.orders.listWithGenerator(filter)) }), orders)
    },
    acceptChange: (changeId) =>
      call(
        (duffel) => duffel.airlineInitiatedChanges.accept(changeId),
        () => null,
      ),
    changeOffers: (request) =>
      call(
        (duffel) => duffel.orderChangeRequests.create(request),
        (body) => readable(z.object({ order_change_offers: z.array(z.unknown()) }).parse(body).order_change_offers, duffelChangeOffer),
      ),
    createChange: (selected_order_change_offer) =>
      call(
        (duffel) => duffel.orderChanges.create({ selected_order_change_offer }),
        (body) => duffelChange.parse(body),
      ),
    getChange: (changeId) =>
      call(
        (duffel) => duffel.orderChanges.get(changeId),
        (body) => duffelChange.parse(body),
      ),
    changeOf: (changeOfferId) =>
      call(
        (duffel) => duffel.orderChangeOffers.get(changeOfferId),
        (body) => duffelChosenOffer.parse(body).order_change_id ?? null,
      ),
    confirmChange: (changeId, payment) =>
      call(
        (duffel) => duffel.orderChanges.confirm(changeId, payment ? { payment: { type: 'balance', ...payment } } : {}),
        () => null,
      ),
    quoteCancellation: (order_id) =>
      call(
        (duffel) => duffel.orderCancellations.create({ order_id }),
        (body) => duffelCancellation.parse(body),
      ),
    confirmCancellation: (cancellationId) =>
      call(
        (duffel) => duffel.orderCancellations.confirm(cancellationId),
        () => null,
      ),
    cancellations: () =>
      call(
        async (duffel) => ({ data: await wholeList(duffel.orderCancellations.listWithGenerator({ limit: PAGE })) }),
        (body) => readable(z.array(z.unknown()).parse(body), duffelCancelled),
      ),
  }
}

/** Page by page, as the package goes through a list. */
async function wholeList(pages: AsyncGenerator<{ readonly data: unknown }>): Promise<unknown[]> {
  const all: unknown[] = []
  for await (const { data } of pages) all.push(data)
  return all
}

const readable = <T>(all: readonly unknown[], schema: z.ZodType<T>): T[] => all.flatMap((each) => schema.safeParse(each).data ?? [])

function callsOf({ url, token, timeoutMs, patience = byClock }: DuffelConnection) {
  let made: Promise<Duffel> | null = null
  let unanswered = 0
  const duffel = () => {
    made ??= load().then((Client) => new Client({ token, ...(url && { basePath: url }) }))
    return made
  }
  return async function call<T>(ask: (duffel: Duffel) => Promise<{ readonly data: unknown }>, read: (body: unknown) => T): Promise<SupplierResult<T>> {
    if (unanswered >= UNANSWERED_MAX) return { kind: 'unknown', why: `${unanswered} calls are not answered` }
    unanswered++
    const answer = duffel()
      .then(ask)
      .finally(() => {
        unanswered--
      })
    answer.catch(() => undefined)
    const { over, end } = patience(timeoutMs)
    try {
      const answered = await Promise.race([answer, over])
      return answered ? { kind: 'done', value: read(answered.data) } : { kind: 'unknown', why: `no answer in ${timeoutMs} ms` }
    } catch (error) {
      return resultOf(error)
    } finally {
      end()
    }
  }
}

/** Loaded where it is used: it replaces `process.env` by a copy, which is put back. */
async function load(): Promise<typeof Duffel> {
  const { env } = process
  const { Duffel: Client } = await import('@duffel/api')
  process.env = env
  return Client
}

/** An error of its package: the answer in its own words, where one came that could be read. */
const fault = z.object({ status: z.number(), errors: z.array(z.object({ code: z.string(), type: z.string() })).min(1) })

/** Kinds of errors that say what is wrong with what was asked: nothing was done. Others are about our token, or how often we ask. */
const OF_THE_QUESTION: ReadonlySet<string> = new Set(['validation_error', 'invalid_state_error', 'invalid_request_error'])
/** What airlines answer after which nothing was done, too. */
const OF_THE_AIRLINE: ReadonlySet<string> = new Set([
  'offer_no_longer_available',
  'offer_expired',
  'price_changed',
  'schedule_changed',
  'order_not_created',
  'order_not_cancellable',
  'payment_declined',
  'insufficient_balance',
])

function resultOf(error: unknown): SupplierResult<never> {
  const answered = fault.safeParse(error)
  if (!answered.success) return { kind: 'unknown', why: error instanceof Error ? error.message || error.name : String(error) }
  const { status, errors } = answered.data
  const [{ code, type }] = errors as [(typeof errors)[number]]
  const isRefusal = status >= 400 && status < 500 && (OF_THE_QUESTION.has(type) || OF_THE_AIRLINE.has(code))
  return isRefusal ? { kind: 'refused', refusal: { code } } : { kind: 'unknown', why: `answered ${status}: ${code}` }
}
