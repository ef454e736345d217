import { createHmac, timingSafeEqual } from 'node:crypto'
import { secretToken } from './id.ts'
import { isSolved } from './proof-of-work.ts'

const LASTS_MS = 5 * 60_000

/** A proof that is good for one purpose: how much work it is, and its name, to be noted where it must count once. */
export interface Proved {
  readonly bits: number
  readonly id: string
}

/** Gives challenges and judges their proofs. Nothing is stored: a challenge carries the seal of the server that gave it. */
export interface Proofs {
  /** For one purpose alone; lasts five minutes. */
  challenge(purpose: string, bits: number): string
  /** Null for what was not given for this purpose, is too old, or is not solved. */
  judge(purpose: string, proof: string): Proved | null
}

export function createProofs({ secret, nowMs }: { secret: string; nowMs: () => number }): Proofs {
  const sealOf = (purpose: string, head: string): string => createHmac('sha256', secret).update(`proof of work|${purpose}|${head}`).digest('base64url')
  return {
    challenge(purpose, bits) {
      const head = `${bits}.${nowMs() + LASTS_MS}.${secretToken().slice(0, 16)}`
      return `${head}.${sealOf(purpose, head)}`
    },
    judge(purpose, proof) {
      const [bits = '', expires = '', nonce = '', seal = '', counter = '', ...more] = proof.split('.')
      const head = `${bits}.${expires}.${nonce}`
      if (more.length > 0 || !isSame(seal, sealOf(purpose, head)) || Number(expires) < nowMs()) return null
      return isSolved(`${head}.${seal}`, counter) ? { bits: Number(bits), id: seal.slice(0, 22) } : null
    },
  }
}

/** By bytes: a text of as many letters may have more of them. */
function isSame(one: string, other: string): boolean {
  const [given, own] = [Buffer.from(one), Buffer.from(other)]
  return given.length === own.length && timingSafeEqual(given, own)
}
