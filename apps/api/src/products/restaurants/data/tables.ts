import type { HoldState } from '../../../modules/stock/index.ts'

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  table_cells: { restaurant_id: string; table_no: string; cell: number; capacity: number; held: number; sold: number }
  table_holds: {
    org_id: string
    hold_id: string
    restaurant_id: string
    subject: string
    area: string
    party: number
    first_cell: number
    cells: number
    state: HoldState
    expires_at_ms: number
    created_ms: number
  }
  table_hold_lines: { org_id: string; hold_id: string; restaurant_id: string; table_no: string; cell: number; units: number }
}
