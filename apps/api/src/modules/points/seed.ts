// nothing here is translated: data of the demo world
import { type Currency, invariant, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { addLot, type LotDeps } from './add-lot.ts'
import { pointStore } from './data/point-store.sql.ts'
import type { Lot, PointType } from './domain/points.ts'

/** Posts the points of a lot, under a key of its own: asked twice they are there once. */
export type FillLot = (tx: Tx, lot: Lot, type: PointType, points: number) => Promise<unknown>

type Kind = Omit<PointType, 'currency'>
const DAY_MS = 86_400_000

const MILES: Kind = {
  code: 'SOJOURN_MILES',
  label: 'Sojourn Miles',
  unit: 'XSM',
  ratePerMiles: 100,
  partner: 'SOJOURN',
  ruleCode: 'MILES_BURN',
  ruleLevel: 'ORGANISATION',
  earnsPerUnit: 1,
  daysMax: 1_095,
}
const PARTNER: Kind = {
  code: 'PARTNER_POINTS',
  label: 'Partner Points',
  unit: 'XPP',
  ratePerMiles: 200,
  partner: 'MERIDIAN',
  ruleCode: 'PARTNER_BURN',
  ruleLevel: 'PARTNER',
  earnsPerUnit: 0,
  daysMax: null,
}
const NORTHWIND: Kind = {
  code: 'NORTHWIND_POINTS',
  label: 'Northwind Points',
  unit: 'XNW',
  ratePerMiles: 100,
  partner: 'NORTHWIND',
  ruleCode: 'AGENCY_BURN',
  ruleLevel: 'ORGANISATION',
  earnsPerUnit: 0,
  daysMax: null,
}

interface DemoLot {
  readonly type: Kind
  readonly source: string
  readonly points: number
  /** How old they are when they are seeded: the oldest are used first. */
  readonly days: number
}

const ofMember: readonly DemoLot[] = [
  { type: MILES, source: 'demo_1', points: 5_000, days: 400 },
  { type: MILES, source: 'demo_2', points: 7_000, days: 90 },
  { type: PARTNER, source: 'demo_1', points: 3_000, days: 200 },
]
const ofAgent: readonly DemoLot[] = [{ type: NORTHWIND, source: 'demo_1', points: 4_000, days: 60 }]

export type DemoHolder = { readonly orgId: OrgId; readonly userId: UserId; readonly currency: Currency }

/** The organisation of the demo member, or of the demo agent, gets its kinds of points and they get theirs. The same again changes nothing. */
export async function seedPoints(deps: LotDeps, tx: Tx, holder: DemoHolder, who: 'member' | 'agent', fill: FillLot): Promise<void> {
  const { currency, ...person } = holder
  const lots = who === 'member' ? ofMember : ofAgent
  for (const [position, type] of [...new Set(lots.map((lot) => lot.type))].entries())
    await pointStore.insertType(tx, person.orgId, { ...type, currency }, position)
  const types = await deps.typesOf(tx, person.orgId)
  for (const { type, source, points, days } of lots) {
    const stored = types.find(({ code }) => code === type.code)
    invariant(stored, 'the kinds of points were just written')
    const earnedMs = deps.clock.nowMs() - days * DAY_MS
    await fill(tx, await addLot(deps, tx, { ...person, typeCode: type.code, source, earnedMs }), stored, points)
  }
}
