import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { gatewayMigrations } from '../create-gateway.ts'
import { NOW } from '../tests/test-gateway.ts'
import type { ProviderSystem } from './provider-contract.testing.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { createStripe } from './stripe/create-stripe.ts'
import { openFarBank } from './stripe/far-bank.testing.ts'

/** What a bank's books say it took since they were last asked. */
function booksOf(db: Db): () => Promise<number> {
  let before = 0
  return async () => {
    const { rows } = await db.pool.query("select coalesce(sum(captured_minor), 0)::int as minor from gateway.sandbox_charges where state = 'succeeded'")
    const taken = rows[0].minor - before
    before = rows[0].minor
    return taken
  }
}

async function openSandbox(): Promise<ProviderSystem> {
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  const clock = fakeClock(NOW)
  const { provider, answerChallenge } = createSandbox({ db, clock, publicUrl: 'https://pay.test' })
  return {
    provider,
    clock,
    async answer(url, result) {
      await answerChallenge(url.split('/').at(-1) ?? '', result === 'complete')
    },
    later: async (ms) => clock.advance(ms),
    taken: booksOf(db),
    close: () => db.close(),
  }
}

async function openStripe(): Promise<ProviderSystem> {
  const clock = fakeClock(NOW)
  const bank = await openFarBank(clock)
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  const quiet = () => {}
  return {
    provider: createStripe({ db, clock, log: { info: quiet, warn: quiet, error: quiet }, config: bank.stripe }),
    clock,
    async answer(url, result) {
      await bank.far.challenge(url, result)
    },
    async later(ms) {
      clock.advance(ms)
      await bank.far.gateway.work.runOnce()
    },
    taken: booksOf(bank.db),
    async close() {
      const broken = await runInvariants(bank.db, bank.far.gateway.invariants)
      await bank.close()
      await db.close()
      if (broken.length > 0) throw new Error(`the far books do not hold: ${JSON.stringify(broken)}`)
    },
  }
}

export const PROVIDER_SYSTEMS: readonly [string, () => Promise<ProviderSystem>][] = [
  ['sandbox', openSandbox],
  ['stripe', openStripe],
]
