import type { HoldState } from '../domain/transfer-hold.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  transfer_windows: { company: string; vehicle: string; zone: string; starts_at: string; capacity: number; held: number; sold: number }
  transfer_holds: {
    org_id: string
    hold_id: string
    company: string
    vehicle: string
    zone: string
    units: number
    subject: string
    window_ms: number
    state: HoldState
    expires_at_ms: number
    created_ms: number
  }
  transfer_hold_lines: { org_id: string; hold_id: string; company: string; vehicle: string; zone: string; units: number; starts_at: string }
  transfer_orders: {
    org_id: string
    hold_id: string
    booking_id: string
    item_no: number
    details: unknown
    pickup_ms: number
    next_news_ms: number | null
  }
}
