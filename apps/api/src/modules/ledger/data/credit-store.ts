import type { OrgId, Tx } from '@sojourn/kernel'

/** The balance of a line of credit: what was granted is available, held by tenders, or used. */
export interface CreditBalance {
  readonly granted: number
  readonly available: number
  readonly held: number
}

/** What made an agency owe more (positive) or less. What is merely held moves nothing. */
export interface CreditMove {
  /** Also the cursor behind it. */
  readonly id: string
  readonly atMs: number
  /** The kind and the subject (a booking, the line) of the posting. */
  readonly kind: string
  readonly of: string
  readonly delta: number
  /** Owed after it. */
  readonly owed: number
}

export interface CreditAsk {
  readonly orgId: OrgId
  readonly lineId: string
  readonly currency: string
}

export interface CreditMovesAsk extends CreditAsk {
  readonly fromMs?: number | undefined
  readonly beforeMs?: number | undefined
  /** The id of the last move of the page before. */
  readonly cursor?: string | undefined
  readonly limit: number
}

export interface CreditStore {
  /** As of one moment: all figures from one look. */
  balance(tx: Tx, ask: CreditAsk): Promise<CreditBalance>
  moves(tx: Tx, ask: CreditMovesAsk): Promise<CreditMove[]>
}
