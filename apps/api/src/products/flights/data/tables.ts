import type { HoldState } from '../domain/flight-hold.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  flight_cabins: { flight: string; cabin: string; day: string; capacity: number; held: number; sold: number }
  flight_seats: { flight: string; day: string; seat: string; hold_id: string; traveller: number }
  flight_seat_claims: Tables['flight_seats']
  flight_holds: {
    org_id: string
    hold_id: string
    subject: string
    seats: unknown
    limits: unknown
    departs_ms: number
    serial: number | null
    booking_id: string | null
    item_no: number | null
    sold_ms: number | null
    told_ms: number | null
    news_ms: number | null
    forced: 'retimed' | 'cancelled' | null
    state: HoldState
    expires_at_ms: number
    created_ms: number
  }
  flight_hold_lines: { org_id: string; hold_id: string; flight: string; cabin: string; day: string; units: number }
}
