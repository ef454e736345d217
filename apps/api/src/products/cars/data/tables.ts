import type { HoldState } from '../domain/car-hold.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  car_days: { depot_id: string; acriss: string; day: string; capacity: number; held: number; sold: number }
  car_arrivals: { hold_id: string; depot_id: string; acriss: string; picked_up_on: string; from_day: string; until_day: string; cancelled: boolean }
  car_holds: {
    org_id: string
    hold_id: string
    depot_id: string
    acriss: string
    subject: string
    pickup_day: string
    until_day: string
    dropoff_depot_id: string
    dropoff_day: string
    state: HoldState
    expires_at_ms: number
    created_ms: number
  }
  car_hold_lines: { org_id: string; hold_id: string; depot_id: string; acriss: string; day: string }
}
