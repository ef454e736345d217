import { type Day, type Money, money, scale, subtract } from '@sojourn/kernel'
import type { fakeClock } from '@sojourn/testing'
import type { Caller, SignedInCaller } from '../../../http/index.ts'
import { inInstalments } from '../../../sale/quote.ts'
import { createToy, type ToyAsk, type ToyOptions } from '../../../sale/toy-product.testing.ts'
import { contact, got } from '../../booking-system.testing.ts'
import type { ToySystem } from '../../toy-system.testing.ts'

export const DAY_MS = 86_400_000

interface Plan {
  /** Per cent of the price that is paid with the booking. */
  readonly deposit: number
  readonly days: readonly Day[]
  readonly noticeDays?: number
  readonly giveUpOn: Day
}

/** A court for which a deposit is paid with the booking, and the rest in equal parts on these days. The windows keep the deposit from 20 days before it on, and half of it all from 5 days before. */
export function toyInInstalments({ deposit, days, noticeDays = 3, giveUpOn }: Plan, more: ToyOptions = {}) {
  return createToy({
    ...more,
    state: {
      unitMinor: 2_500,
      ...more.state,
      offerOf(offer, ask) {
        const { total } = offer.quote
        const now = scale(total, deposit, 100)
        const each = scale(subtract(total, now), 1, days.length)
        const last = days.slice(1).reduce((rest: Money) => subtract(rest, each), subtract(total, now))
        const quote = inInstalments(
          offer.quote,
          days.map((on, index) => ({ amount: index === days.length - 1 ? last : each, on })),
        )
        const startMs = Date.parse(ask.from)
        const before = (nights: number) => new Date(startMs - nights * DAY_MS).toISOString()
        const terms = {
          ...offer.terms,
          cancellation: [
            { from: null, to: before(20), amount: money(0, total.currency) },
            { from: before(20), to: before(5), amount: now },
            { from: before(5), to: null, amount: scale(total, 1, 2) },
          ],
          later: { by: 'us' as const, on: days.at(-1)!, noticeDays, giveUpOn },
        }
        return { ...offer, quote, terms }
      },
    },
  })
}

/** Held, agreed to, paid by a card that is saved, and confirmed: its booking's id. */
export async function buyInInstalments(system: ToySystem, caller: SignedInCaller, ask: Partial<ToyAsk> = {}): Promise<string> {
  const held = got(await system.hold(caller as Caller, ask))
  const { later } = got(await system.getCheckout({ checkoutId: held.checkoutId }, caller))
  const request = { checkoutId: held.checkoutId, guests: system.people(caller, ask.people ?? 1), contact, consented_total: held.quote.total.minor / 100 }
  const { booking_id } = got(await system.core.shop.book(system.toy.code, { ...request, later_consent: later!.mandate_text }, caller))
  const intent = [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)
  if (intent) system.gateway.browser.pays(intent)
  got(await system.status({ booking_id }, caller))
  return booking_id
}

/** Rounds of the workers, until nothing is left to do: what one of them has taken up is taken up again when its time is over. */
export async function workAll(system: ToySystem, clock: ReturnType<typeof fakeClock>): Promise<void> {
  for (const _ of [1, 2]) {
    for (let round = 0; round < 40; round++) {
      const count = await system.later.run()
      await system.work()
      if (count === 0) break
    }
    clock.advance(20_000)
  }
}
