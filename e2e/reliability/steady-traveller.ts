import { CANARIES, type Offer, type Traveller, until } from './traveller.ts'

/** A node that was killed starts again within seconds; on a machine that is busy elsewhere within a minute. */
const PATIENCE_MS = 120_000

/** What a browser does while the server is away: it tries the same again. Answers of the server, refusals too, are final. */
async function again<T>(step: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await step()
    } catch (error) {
      const isAway = error instanceof TypeError || error instanceof SyntaxError || (error instanceof Error && / (502|503) /.test(`${error.message} `))
      if (!isAway || performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Pays what is still to be paid, after reading the payment's state: no card is typed into a payment in progress. */
export async function settle(who: Traveller, bookingId: string, card: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  let state = ''
  while (performance.now() < deadline) {
    const { status, payment } = await again(() => who.status(bookingId))
    state = payment.state
    if (status !== 'pending_payment' || payment.state === 'succeeded') return
    if (state === 'action') await who.challenge(payment.authentication_url).catch(() => 0)
    else if (state === 'declined') await again(() => who.retryPayment(bookingId))
    else if (state === 'open' && payment.client_secret) {
      const result = await who.pay(payment.client_secret, card).catch(() => null)
      if (result?.url) await who.challenge(result.url).catch(() => 0)
    } else await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the payment of ${bookingId} is still ${state}`)
}

/** From an offer to a confirmed booking, through any number of power cuts. Every step may find that it was done already. */
export async function bookSteadily(who: Traveller, offer: Offer, card: string = CANARIES.plain): Promise<{ bookingId: string; paid: number }> {
  const held = await again(() => who.prebook(offer))
  if (!held.data?.checkoutId) throw new Error(`nothing was held: ${held.status} ${held.code}`)
  const booked = await again(() => who.book(held.data.checkoutId, held.data.price.total))
  if (booked.status !== 200) throw new Error(`booking was refused: ${booked.status} ${booked.code}`)
  const bookingId: string = booked.data.booking_id
  await settle(who, bookingId, card)
  const confirmed = await until(
    () => again(() => who.get(bookingId)),
    ({ status }) => status !== 'pending_payment' && status !== 'confirming',
    PATIENCE_MS,
  )
  if (confirmed.status !== 'confirmed') throw new Error(`${bookingId} is ${confirmed.status}`)
  return { bookingId, paid: confirmed.paid }
}

/** The same, and back to the money. */
export async function bookAndCancel(who: Traveller, offer: Offer, card: string = CANARIES.plain): Promise<{ bookingId: string; refund: number }> {
  const { bookingId, paid } = await bookSteadily(who, offer, card)
  const { refund } = await again(() => who.quoteCancellation(bookingId)).catch(async () => ({ refund: paid }))
  const cancelled = await again(() => who.cancel(bookingId, refund))
  if (cancelled.data?.status !== 'cancelled') throw new Error(`cancelling was refused: ${cancelled.status} ${cancelled.code}`)
  await until(
    () => again(() => who.get(bookingId)),
    ({ refunded }) => refunded === refund,
    PATIENCE_MS,
  )
  return { bookingId, refund }
}
