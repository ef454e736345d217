import { type Db, runInvariants } from '@sojourn/db'
import { type FakeClock, fakeClock, testDb } from '@sojourn/testing'
import { type CardProvider, gatewayMigrations } from '../../create-gateway.ts'
import { openFarBank } from '../../providers/stripe/far-bank.testing.ts'
import { type Hook, NOW, testGateway } from '../test-gateway.ts'
import { type Faults, faulty, noFaults, stumbling } from './faults.testing.ts'
import type { Life } from './mortal.testing.ts'

export type Gateway = ReturnType<typeof testGateway>

/** A gateway, its bank and its merchant, and what each can do. One for each case, over a database that all cases share. */
export interface CaseSystem {
  readonly shop: Gateway
  readonly clock: FakeClock
  readonly faults: Faults
  readonly merchant: { readonly received: Hook[]; status: number }
  /** The holder answers on the bank's page. */
  holder(url: string, result: 'complete' | 'fail'): Promise<void>
  /** Advances the clock, and runs all due work. */
  later(ms: number): Promise<void>
  /** This process is dead; another starts over the same database, with a working connection. */
  restart(): CaseSystem
  /** What the bank took and gave back since the case began, in minor units, and how often it took. */
  books(): Promise<{ taken: number; times: number; back: number }>
}

export interface CaseWorld {
  open(): Promise<CaseSystem>
  /** Another process over the same database, which runs as long as it may. */
  mortal(life: Life): Gateway
  /** The invariants that do not hold, of the gateway and of its bank. */
  broken(): Promise<unknown[]>
  close(): Promise<void>
}

/** The world of one provider: its databases, and for Stripe a second gateway of ours in Stripe's place. */
export async function openCaseWorld(name: 'sandbox' | 'stripe'): Promise<CaseWorld> {
  const clock = fakeClock(NOW)
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  const bank = name === 'stripe' ? await openFarBank(clock) : null
  const books = bank?.db ?? db
  const shopOver = (faults: Faults, merchant: CaseSystem['merchant']): Gateway =>
    testGateway(stumbling(db, faults), {
      clock,
      ...(bank && { stripe: bank.stripe }),
      provider: (own: CardProvider) => faulty(own, faults),
      async fetch(request) {
        const body = await request.text()
        merchant.received.push({ type: JSON.parse(body).type, signature: request.headers.get('stripe-signature') ?? '', body })
        return new Response(null, { status: merchant.status })
      },
    })

  async function open(): Promise<CaseSystem> {
    const before = await read(books)
    const system = (merchant: CaseSystem['merchant']): CaseSystem => {
      const faults = noFaults()
      const shop = shopOver(faults, merchant)
      return {
        shop,
        clock,
        faults,
        merchant,
        async holder(url, result) {
          // Where the bank's page is not ours, ours leads there.
          const page = await shop.ask(new Request(url, { headers: { 'sec-fetch-dest': 'document' } }))
          await (bank?.far ?? shop).challenge(new URL(page.headers.get('location') ?? '', url).href, result)
        },
        async later(ms) {
          clock.advance(ms)
          if (bank) await allOf(bank.far)
          await allOf(shop)
        },
        restart: () => system(merchant),
        async books() {
          const now = await read(books)
          return { taken: now.taken - before.taken, times: now.times - before.times, back: now.back - before.back }
        },
      }
    }
    return system({ received: [], status: 200 })
  }

  return {
    open,
    mortal: (life) => testGateway(life.db(db), { clock, provider: life.provider, ...(bank && { stripe: bank.stripe }) }),
    async broken() {
      const { gateway } = testGateway(db, { clock })
      return [...(await runInvariants(db, gateway.invariants)), ...(bank ? await runInvariants(bank.db, gateway.invariants) : [])]
    },
    async close() {
      await bank?.close()
      await db.close()
    },
  }
}

/** Rounds of work until nothing is due. */
async function allOf({ gateway }: Gateway): Promise<void> {
  for (let rounds = 0; rounds < 10 && (await gateway.work.runOnce()) > 0; rounds++);
}

/** The bank's own books. A refund its bank sends back later was none. */
async function read(db: Db): Promise<{ taken: number; times: number; back: number }> {
  const { rows } = await db.pool.query(`select
    (select coalesce(sum(captured_minor), 0)::int from gateway.sandbox_charges where state = 'succeeded') as taken,
    (select count(*)::int from gateway.sandbox_charges where state = 'succeeded' and amount_minor > 0) as times,
    (select coalesce(sum(amount_minor), 0)::int from gateway.sandbox_refunds where refund <> 'fails_later') as back`)
  return rows[0]
}
