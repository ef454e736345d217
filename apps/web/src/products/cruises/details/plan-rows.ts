import type { Deck, FreeCabin } from '../cruises-api.ts'

type Place = FreeCabin['place']

/** A cabin of a deck: one that is free has all that is known of it. */
export interface PlannedCabin {
  readonly no: string
  readonly state: 'taken' | 'other' | 'free'
  readonly free: FreeCabin | null
}

export interface PlanRow {
  readonly place: Place
  readonly port: PlannedCabin | null
  readonly starboard: PlannedCabin | null
}

const STATES: Readonly<Record<string, PlannedCabin['state']>> = { f: 'free', o: 'other', t: 'taken' }

/** All cabins of a deck from bow to stern: those that lie across the corridor from one another are a row. */
export function planRows({ deck, plan, parts: { fore, mid } }: Deck, cabins: readonly FreeCabin[]): readonly PlanRow[] {
  const free = new Map(cabins.map((cabin) => [cabin.cabin_no, cabin]))
  const cabinAt = (at: number): PlannedCabin | null => {
    const no = `${deck}${String(at + 1).padStart(3, '0')}`
    const known = free.get(no) ?? null
    const state = STATES[plan[at] ?? '']
    return state ? { no, state: known ? 'free' : state === 'free' ? 'taken' : state, free: known } : null
  }
  return Array.from({ length: Math.ceil(plan.length / 2) }, (_, row): PlanRow => {
    const at = row * 2
    return { place: at < fore ? 'fore' : at < fore + mid ? 'mid' : 'aft', starboard: cabinAt(at), port: cabinAt(at + 1) }
  })
}
