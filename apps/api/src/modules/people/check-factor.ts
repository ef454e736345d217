import { createHash } from 'node:crypto'
import { accept, type Clock, type Outcome, type Refusal, refuse, type Seal, type Tx, type UserId } from '@sojourn/kernel'
import type { FactorStore } from './data/people-store.ts'
import { matchTotp } from './totp.ts'

export interface FactorDeps {
  readonly clock: Clock
  readonly factors: FactorStore
  /** Seals the key of a person's app, bound to that person. */
  readonly seal: Seal
}

export type FactorRefusal = Refusal<'second_factor_needed' | 'wrong_code'>

/** A recovery code as it is stored: typed in any case, with or without its hyphens. */
export const recoveryHash = (userId: UserId, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

/** Takes a code of the person's app, or one of their recovery codes, each once. Without a code it asks for one. */
export async function checkFactor(deps: FactorDeps, tx: Tx, userId: UserId, code: string | undefined): Promise<Outcome<void, FactorRefusal>> {
  if (!code) return refuse('second_factor_needed')
  const factor = await deps.factors.hold(tx, userId)
  if (!factor) return refuse('wrong_code')
  const step = matchTotp(Buffer.from(deps.seal.open(userId, factor.secret)), code.replace(/\s/g, ''), deps.clock.nowMs(), factor.lastStep)
  if (step !== null) {
    await deps.factors.take(tx, userId, step)
    return accept()
  }
  return (await deps.factors.spend(tx, userId, recoveryHash(userId, code))) ? accept() : refuse('wrong_code')
}
