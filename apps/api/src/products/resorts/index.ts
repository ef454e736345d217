import { addDays, dayIn, type OrgId, type UserId } from '@sojourn/kernel'
import { findWeek, tradingPower, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { type ResortCatalogue, resortCatalogue } from './catalogue.ts'
import { deposits } from './data/deposits.sql.ts'
import { resortInvariants } from './data/invariants.sql.ts'
import { unitStock } from './data/unit-stock.sql.ts'
import { type Deposit, VALID_YEARS } from './domain/deposit.ts'
import { searchStaysHttp, searchWeeksHttp } from './http-search.ts'
import { productOfToken, sellStaysHttp, sellUnitsHttp } from './http-sell.ts'
import type { ResortModuleParts } from './parts.ts'
import { placesOf } from './places.ts'
import { resortProducts } from './product.ts'

const resortMigrations = { owner: 'resorts', folder: new URL('./data/', import.meta.url) }

const demoOwner = { orgId: 'org_sojourn' as OrgId, userId: 'usr_member' as UserId }

/** Resort weeks and stays: one store of units. */
export function resortsModule(world: () => World | null, { transactions, clock, ids, rates, planOf, cameFree }: ProductDeps): ProductModule {
  const parts: ResortModuleParts = { transactions, clock, ids, rates, planOf, cameFree, stock: unitStock, catalogue: lazyCatalogue(world, resortCatalogue) }
  return {
    products: resortProducts(parts),
    migrations: [resortMigrations],
    routes: (shop) => [
      ...soldHere('RST', searchWeeksHttp(parts)),
      ...soldHere('STY', [...searchStaysHttp(parts), ...sellStaysHttp(shop, parts)]),
      ...soldHere(productOfToken, sellUnitsHttp(shop, parts)),
    ],
    invariants: resortInvariants,
    places: {
      indexIn() {
        const catalogue = parts.catalogue()
        return catalogue && placesOf(catalogue).cities
      },
    },
    async seed(tx) {
      const catalogue = parts.catalogue()
      if (!catalogue) return
      const weeks = demoWeeks(catalogue)
      for (const week of weeks) await deposits.own(tx, demoOwner, week)
      const [first] = weeks
      const given = first && demoDeposit(catalogue, first, clock.nowMs())
      if (given) await deposits.add(tx, given, clock.nowMs())
    },
    async exportOf(tx, person) {
      return { owned_weeks: await deposits.listOwned(tx, person), week_deposits: await deposits.listOf(tx, person, false) }
    },
    leave: (tx, person) => deposits.removeOf(tx, person),
  }
}

/** Weeks that the demo member owns: a large unit in the high season of a coast and a small one between seasons in the mountains. */
function demoWeeks({ resortsAt, resorts }: ResortCatalogue) {
  return [
    { place: 'cancun', size: 'two', week: 7 },
    { place: 'zermatt', size: 'one', week: 40 },
  ].flatMap(({ place, size, week }) => {
    // A small world has neither.
    const resort = resortsAt(place)[0] ?? resorts[0]
    const unit = resort?.units.find((each) => each.size === size && !each.let)
    return resort && unit ? [{ resortId: resort.resortId, unit: unit.unit, week }] : []
  })
}

/** One of them, given early enough to be worth all of its power. */
function demoDeposit(catalogue: ResortCatalogue, { resortId, unit: number, week }: ReturnType<typeof demoWeeks>[number], nowMs: number): Deposit | null {
  const resort = catalogue.findResort(resortId)
  const unit = resort && catalogue.findUnit(resort, number)
  const found = unit && findWeek(Number(dayIn('UTC', nowMs).slice(0, 4)) + 1, week, unit.checkInDay)
  if (!resort || !unit || !found) return null
  const power = tradingPower(resort, unit.size, week)
  return {
    ...demoOwner,
    ...found,
    depositId: 'rdp_demo',
    resortId,
    unit: number,
    power,
    left: power.total,
    validUntil: addDays(found.checkIn, VALID_YEARS * 365),
  }
}
