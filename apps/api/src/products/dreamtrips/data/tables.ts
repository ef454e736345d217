import type { HoldState } from '../../../modules/stock/index.ts'
import type { Decision } from '../domain/minimum.ts'

/** The rows of the tables that the migration next to this file makes. */
export interface Tables {
  dreamtrip_departures: { trip_id: string; starts_on: string; capacity: number; held: number; sold: number }
  dreamtrip_decisions: { trip_id: string; due_ms: number; alone: boolean; result: Decision | null; told: boolean }
  dreamtrip_holds: {
    org_id: string
    hold_id: string
    trip_id: string
    starts_on: string
    subject: string
    units: number
    state: HoldState
    expires_at_ms: number
    created_ms: number
    booking_id: string | null
    item_no: number | null
  }
  dreamtrip_hold_lines: { org_id: string; hold_id: string; trip_id: string; starts_on: string; units: number }
}
