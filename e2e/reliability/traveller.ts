import { addDays } from '@sojourn/kernel'
import type { SpawnedServer } from '../../tools/process/spawn-server.ts'

/** The addresses of one node: the shop's and the gateway's. */
export type Node = Pick<SpawnedServer, 'url' | 'gatewayUrl'>

export interface ApiAnswer {
  readonly status: number
  readonly code: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly data: any
}

/** What must never turn up in a log or, for cards and codes, in a table. */
export const CANARIES = {
  plain: '4242424242424242',
  challenged: '4000002760003184',
  /** With a zero before it, as no amount is written. */
  code: '037',
  email: 'canary.traveller@example.com',
  firstName: 'Canarina',
  lastName: 'Zwitscher',
  phone: '+1 202 555 0177',
  password: 'travel-demo-1',
} as const

const ANSWER_WITHIN_MS = 20_000
const PUBLISHABLE_KEY = 'pk_test_sojourn'

export interface Offer {
  readonly hotel_id: string
  readonly rate_id: string
  readonly room_id: string
  readonly checkin: string
  readonly checkout: string
  readonly rooms: readonly { adults: number; children: readonly number[] }[]
  readonly expected_total: number
}

/** One browser: its cookies, and what a person does with it, by HTTP alone. It may go on at another node. */
export function traveller(first: Node, headers: Readonly<Record<string, string>> = {}, answered: (response: Response) => void = () => {}) {
  let node = first
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function call(path: string, body: unknown, more: Readonly<Record<string, string>> = {}): Promise<ApiAnswer> {
    const response = await fetch(node.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: node.url, cookie: cookie(), ...headers, ...more },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
      cookies.set(name, value)
    }
    answered(response)
    const json = (await response.json()) as { code?: string; data?: unknown }
    return { status: response.status, code: json.code, data: json.data }
  }
  async function got(path: string, body: unknown) {
    const told = await call(path, body)
    if (told.status !== 200) throw new Error(`${path} answered ${told.status} ${told.code}`)
    return told.data
  }

  return {
    call,
    cookie,
    goTo(other: Node) {
      node = other
    },
    signIn: (email = 'member@sojourn.test') => got('/api/user/signIn', { email, password: CANARIES.password }),
    /** The first offer of a place that fits and is paid now. */
    async findOffer(
      destination: string,
      weeksAhead: number,
      fits: (rate: { left: number | null; refundable: boolean }) => boolean = () => true,
    ): Promise<Offer> {
      const checkin = addDays(new Date().toISOString().slice(0, 10), weeksAhead * 7)
      const stay = { checkin, checkout: addDays(checkin, 2), rooms: [{ adults: 2, children: [] }] }
      const { hotels } = await got('/api/hotels/search', { destination, ...stay })
      for (const { hotel_id } of hotels) {
        const { rates } = await got('/api/hotels/details', { hotel_id, ...stay })
        for (const rate of rates) {
          const { pay_now, total } = rate.price
          if (pay_now > 0 && fits(rate)) return { hotel_id, rate_id: rate.rate_id, room_id: rate.room_id, ...stay, expected_total: total }
        }
      }
      throw new Error(`no offer in ${destination} fits`)
    },
    prebook: ({ room_id: _room, ...offer }: Offer) => call('/api/hotels/prebook', offer),
    book: (checkoutId: string, consented_total: number) =>
      call('/api/hotels/book', {
        checkoutId,
        // Each booking has its own person: a guest is booked into a hotel once a night. A checkout asked for twice is the same person's.
        guests: [{ first_name: CANARIES.firstName, last_name: `${CANARIES.lastName} ${checkoutId.slice(-8)}` }],
        contact: { email: CANARIES.email, phone: CANARIES.phone },
        consented_total,
      }),
    /** Types a card into the gateway's own fields. */
    async pay(clientSecret: string, number: string): Promise<{ status: string; url?: string }> {
      const paymentId = clientSecret.split('_secret')[0]
      const response = await fetch(`${node.gatewayUrl}/v1/payments/${paymentId}/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-key': PUBLISHABLE_KEY, origin: node.gatewayUrl },
        body: JSON.stringify({
          client_secret: clientSecret,
          card: { number, exp_month: 4, exp_year: 2031, cvc: CANARIES.code, name: `${CANARIES.firstName} ${CANARIES.lastName}` },
          save: false,
          return_origin: node.url,
        }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      answered(response)
      const body = (await response.json()) as { result?: { status: string; url?: string } }
      if (!body.result) throw new Error(`the gateway answered ${response.status} ${JSON.stringify(body)}`)
      return body.result
    },
    /** Goes through the bank's page. */
    async challenge(url: string): Promise<number> {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const token = /name="token" value="([^"]+)"/.exec(await (await fetch(url, { signal })).text())?.[1] ?? ''
      const body = new URLSearchParams({ token, result: 'complete' })
      return (await fetch(url, { method: 'POST', redirect: 'manual', headers: { origin: new URL(url).origin }, body, signal })).status
    },
    /** Another try after a declined card: a fresh payment. */
    retryPayment: (booking_id: string) => call('/api/booking/retryPayment', { booking_id }),
    status: (booking_id: string) => got('/api/booking/getStatus', { booking_id }),
    get: (booking_id: string) => got('/api/bookingHistory/get', { booking_id }),
    quoteCancellation: (booking_id: string) => got('/api/bookingHistory/cancelQuote', { booking_id }),
    cancel: (booking_id: string, expected_refund: number) => call('/api/bookingHistory/cancel', { booking_id, expected_refund }),
  }
}

export type Traveller = ReturnType<typeof traveller>

/** A booking placed and waiting for its payment. */
export async function placeBooking(who: Traveller, offer: Offer): Promise<{ bookingId: string; clientSecret: string }> {
  const { data: held } = await who.prebook(offer)
  const { data, status, code } = await who.book(held.checkoutId, held.price.total)
  if (status !== 200) throw new Error(`booking was refused: ${status} ${code}`)
  return { bookingId: data.booking_id, clientSecret: data.payment_token.client_secret }
}

/** Asks until the answer fits. */
export async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, withinMs = 15_000, everyMs = 100): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (fits(answer)) return answer
    if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(answer)} after ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
