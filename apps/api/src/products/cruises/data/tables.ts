import type { HoldState } from '../../../modules/stock/index.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  cruise_cabins: { sailing_id: string; cabin: string; starts_on: string; capacity: number; held: number; sold: number }
  cruise_holds: {
    org_id: string
    hold_id: string
    sailing_id: string
    subject: string
    cabin: string
    guests: number
    starts_on: string
    state: HoldState
    expires_at_ms: number
    created_ms: number
    told_by_ms: number | null
    brought_on: 'retimed' | 'cancelled' | null
    booking_id: string | null
    item_no: number | null
  }
  cruise_hold_lines: { org_id: string; hold_id: string; sailing_id: string; cabin: string; starts_on: string; units: number }
}
