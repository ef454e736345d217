import type { Id, Money, OrgId } from '@sojourn/kernel'
import type { Charge, ChargeId } from './charge.ts'
import { endsSource, type Failure } from './decline.ts'
import { type Source, sourceKey } from './mandate.ts'
import { ATTEMPTS_MAX } from './retry.ts'

export type ChargeAttemptId = Id<'charge attempt'>

/** `sent` is written, with its key, before the gateway is called; `unknown` was not answered. Both are asked about until they are settled. */
export type AttemptState = 'sent' | 'unknown' | 'paid' | 'declined' | 'conflict'

export interface ChargeAttempt {
  readonly orgId: OrgId
  readonly attemptId: ChargeAttemptId
  readonly chargeId: ChargeId
  readonly no: number
  readonly round: number
  /** Its key at the gateway, the same for each repeated call. */
  readonly key: string
  /** A key that was answered with an error of the gateway's own is spent. */
  readonly generation: number
  readonly source: Source
  readonly amount: Money
  readonly description: string
  readonly customerId: string | null
  readonly state: AttemptState
  readonly intentId: string | null
  readonly failure: Failure | null
  readonly declineCode: string | null
  /** The bank's own words. */
  readonly message: string | null
  readonly asks: number
  readonly nextAskMs: number | null
  readonly atMs: number
  readonly settledAtMs: number | null
}

export const isInFlight = ({ state }: Pick<ChargeAttempt, 'state'>): boolean => state === 'sent' || state === 'unknown'

/** From two seconds on, doubling up to an hour: the answer is owed, and nothing else is tried meanwhile. */
export const askAgainMs = (asks: number): number => Math.min(3_600_000, 2_000 * 2 ** Math.min(asks, 12))

type Tried = Pick<ChargeAttempt, 'source' | 'round' | 'failure'>

const isUsable = (charge: Charge, tried: readonly Tried[], source: Source): boolean =>
  !tried.some((each) => sourceKey(each.source) === sourceKey(source) && (each.round === charge.round || (each.failure !== null && endsSource(each.failure))))

/**
 * The source that is tried next in this round; null where the round is over. `shut` are those that cannot pay now, by their `sourceKey`: a wallet that does not hold
 * the whole amount, a card that was tried as often as its network allows.
 */
export function nextSource(charge: Charge, tried: readonly Tried[], sources: readonly Source[], shut: ReadonlySet<string>): Source | null {
  if (charge.attempts >= ATTEMPTS_MAX) return null
  return sources.find((source) => !shut.has(sourceKey(source)) && isUsable(charge, tried, source)) ?? null
}

/** Why no source of this round paid. One that was shut may be open in some days. */
export function failuresOf(charge: Charge, tried: readonly Tried[], sources: readonly Source[], shut: ReadonlySet<string>): Failure[] {
  const said = tried.filter(({ round }) => round === charge.round).flatMap(({ failure }) => failure ?? [])
  const short = sources.some((source) => shut.has(sourceKey(source)) && isUsable(charge, tried, source)) ? (['funds'] as const) : []
  const now = [...said, ...short]
  return now.length > 0 ? now : tried.flatMap(({ failure }) => failure ?? [])
}
