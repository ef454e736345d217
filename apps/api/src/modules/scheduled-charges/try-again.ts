import type { Tx } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { chargeStore } from './data/charge-store.sql.ts'
import { type Source, type Subject, sourceKey } from './domain/mandate.ts'
import { ATTEMPTS_MAX } from './domain/retry.ts'

/** What was declined is tried again at once where there is a source that it was not tried with. The subject must be locked. */
export async function tryAgainWith(tx: Tx, subject: Subject, sources: readonly Source[], nowMs: number): Promise<void> {
  for (const charge of await chargeStore.lockOf(tx, subject)) {
    if ((charge.state !== 'needs_person' && charge.state !== 'retrying') || charge.attempts >= ATTEMPTS_MAX) continue
    const tried = new Set((await attemptStore.listOf(tx, charge)).map(({ source }) => sourceKey(source)))
    if (sources.every((source) => tried.has(sourceKey(source)))) continue
    await chargeStore.save(tx, { ...charge, state: 'retrying', round: charge.round + 1, nextAtMs: nowMs })
  }
}
