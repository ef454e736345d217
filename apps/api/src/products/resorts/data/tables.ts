import type { HoldState } from '../domain/unit-hold.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  resort_nights: { resort_id: string; unit: string; night: string; capacity: number; held: number; sold: number }
  resort_holds: {
    org_id: string
    hold_id: string
    resort_id: string
    unit: string
    subject: string
    check_in: string
    check_out: string
    state: HoldState
    expires_at_ms: number
    created_ms: number
  }
  resort_hold_lines: { org_id: string; hold_id: string; resort_id: string; unit: string; night: string }
  resort_owners: { org_id: string; user_id: string; resort_id: string; unit: string; week: number }
  resort_deposits: {
    org_id: string
    deposit_id: string
    user_id: string
    resort_id: string
    unit: string
    year: number
    week: number
    check_in: string
    check_out: string
    place: number
    season: number
    unit_power: number
    early: number
    power: number
    held: number
    spent: number
    valid_until: string
    created_ms: number
  }
  resort_power_uses: { org_id: string; hold_id: string; deposit_id: string; power: number; state: 'held' | 'spent' | 'given_back' }
}
