import type { HoldState } from '../../../modules/stock/index.ts'
import type { WatchKind, WatchResult } from '../domain/watch.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  activity_sessions: { activity_id: string; starts_at: string; capacity: number; held: number; sold: number }
  activity_watches: { kind: WatchKind; activity_id: string; starts_at: string; due_ms: number; result: WatchResult | null; told: boolean }
  activity_holds: {
    org_id: string
    hold_id: string
    activity_id: string
    starts_at: string
    subject: string
    units: number
    state: HoldState
    expires_at_ms: number
    created_ms: number
    booking_id: string | null
    item_no: number | null
  }
  activity_hold_lines: { org_id: string; hold_id: string; activity_id: string; starts_at: string; units: number }
  activity_requests: {
    org_id: string
    order_key: string
    hold_id: string
    asked_ms: number
    answer_ms: number
    state: 'pending' | 'confirmed' | 'rejected' | 'cancelled'
  }
}
