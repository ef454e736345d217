import type { OrgId, Tx } from '@sojourn/kernel'
import type { Ad } from '../domain/ad.ts'

export interface AdCounts {
  readonly impressions: number
  readonly clicks: number
}

export interface AdView {
  readonly orgId: OrgId
  readonly adId: string
  readonly uuid: string
  readonly viewer: string
}

export interface AdStore {
  list(tx: Tx, orgId: OrgId): Promise<Ad[]>
  save(tx: Tx, ad: Ad, nowMs: number): Promise<void>
  /** Once per showing; an ad that is not there is not seen. */
  see(tx: Tx, view: AdView, nowMs: number): Promise<void>
  click(tx: Tx, view: AdView, nowMs: number): Promise<void>
  /** How often this viewer has seen each ad. */
  seenBy(tx: Tx, orgId: OrgId, viewer: string): Promise<ReadonlyMap<string, number>>
  counts(tx: Tx, orgId: OrgId): Promise<ReadonlyMap<string, AdCounts>>
  sweep(tx: Tx, beforeMs: number): Promise<void>
}
