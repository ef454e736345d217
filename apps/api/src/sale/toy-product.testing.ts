import { isDeepStrictEqual } from 'node:util'
import { type InvariantCheck, raw, sql } from '@sojourn/db'
import { accept, type Currency, money, type OrgId, type ProductCode, refuse, type Tx, zero } from '@sojourn/kernel'
import { z } from 'zod'
import { cancelHold, confirmHold, createStockStore, type HoldRow, releaseHold, type StockHold } from '../modules/stock/index.ts'
import { bookingTexts } from './order-texts.ts'
import type { HeldItem, LocalSupplier, Offer, Product, ProductRules } from './product.ts'
import type { ProductDeps, ProductModule } from './product-module.ts'
import { type QuoteLine, quoteOfLines } from './quote.ts'
import { defineProduct } from './registry.ts'
import { type SaleTerms, USUAL_HOLD } from './terms.ts'
import { defineWaits } from './waits.ts'

/** Cells of 15 minutes of some resources (a table, a court), for some people. */
export interface ToyAsk {
  readonly resources: readonly string[]
  /** The instant at which the first cell begins, and how many there are. */
  readonly from: string
  readonly cells: number
  readonly people: number
  readonly currency: Currency
  /** Put on the net price, in basis points. */
  readonly share: number
}
const toyAsk: z.ZodType<ToyAsk> = z.object({
  resources: z.array(z.string()),
  from: z.string(),
  cells: z.int(),
  people: z.int(),
  currency: z.string(),
  share: z.int(),
})
const toyDetails = z.looseObject({ title: z.string(), resources: z.array(z.string()), cells: z.array(z.string()), people: z.int() })
export type ToyDetails = z.output<typeof toyDetails>
export type ToyOffer = Offer<ToyDetails>

export const TOY_RULES: ProductRules = {
  travellers: 'everyone',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
  undoMinutes: 30,
}

/** What a test sets while the system runs: read anew by every quote. */
export interface ToyState {
  /** Of one resource for one cell and one person, net. Another currency than the dollar costs nine tenths of it. */
  unitMinor: number
  /** Of each resource, in each cell that nothing was taken of yet. */
  capacity: number
  /** Lines beyond those of the resources. */
  moreLines: (ask: ToyAsk) => readonly QuoteLine[]
  terms: Partial<SaleTerms>
  /** What an offer becomes at last, for whatever else a test needs of it. */
  offerOf: (offer: ToyOffer, ask: ToyAsk) => ToyOffer
}

export interface ToyOptions {
  /** One that nothing true sells. */
  readonly code?: ProductCode
  readonly rules?: Partial<ProductRules>
  readonly state?: Partial<ToyState>
  /** Its calls. */
  readonly routes?: ProductModule['routes']
  /** Other members of the product, in place of its own. */
  readonly product?: Partial<Product<ToyAsk, ToyDetails>>
  /** Other members of its supplier, in place of its own. */
  supplier?(own: LocalSupplier<ToyAsk, ToyDetails>): Partial<LocalSupplier<ToyAsk, ToyDetails>>
}

type ToyDeps = Pick<ProductDeps, 'clock' | 'ids' | 'cameFree'>

export interface Toy {
  readonly code: ProductCode
  readonly state: ToyState
  moduleOf(deps: ToyDeps): ProductModule
}

export const toyMigrations = { owner: 'toys', folder: new URL('./fixtures/', import.meta.url) }

const stock = createStockStore<HoldRow, StockHold>({
  ...{ counters: 'toy_stock', holds: 'toy_stock_holds', lines: 'toy_stock_lines' },
  ...{ resource: ['resource'], slot: 'cell', slotType: 'timestamptz', units: 'units', severalResources: true, grows: false },
  read: (row) => ({ orgId: row.org_id as OrgId, holdId: row.hold_id, state: row.state, expiresAtMs: row.expires_at_ms }),
  unitsOf: () => 1,
})

export const toyCells = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * 15 * 60_000).toISOString())

/** A product with a price and a stock of its own, of which a test may set or replace everything. */
export function createToy({ code = 'ACT', routes = () => [], rules, state: set, product, supplier: others }: ToyOptions = {}): Toy {
  const state: ToyState = { unitMinor: 1_000, capacity: 1, moreLines: () => [], terms: {}, offerOf: (offer) => offer, ...set }
  const supplierOf = (deps: ToyDeps): LocalSupplier<ToyAsk, ToyDetails> => {
    const own = toySupplier(state, deps, code)
    return { ...own, ...others?.(own) }
  }
  const productOf = (deps: ToyDeps): Product =>
    defineProduct<ToyAsk, ToyDetails>({
      code,
      name: 'toys',
      ask: toyAsk,
      details: toyDetails,
      schema: 'toy@1',
      rules: { ...TOY_RULES, ...rules },
      words: {
        unit: 'toy',
        welcome: null,
        texts: () => ({ ...bookingTexts(), tooLateToCancel: 'It is too late. Nothing was changed.' }),
        laterAt: () => 'there',
      },
      pages: { landing: '/toys', checkout: '/toys/checkout', success: '/toys/checkout-success' },
      owes: 'supplier',
      suppliers: [supplierOf(deps)],
      sameAsk: isDeepStrictEqual,
      atShare: (ask, share) => ({ ...ask, share }),
      shareOf: ({ share }) => share,
      inCurrency: (ask, currency) => ({ ...ask, currency }),
      lineWords: (why) => ({ label: (why as { readonly of: string }).of, rule: null }),
      describe: ({ title, cells }) => ({
        ...{ title, summary: '', place: null, span: null, facts: [], calendar: [], clash: null },
        starts: { label: 'Start', on: cells[0]!.slice(0, 10), time: cells[0]!.slice(11, 16) },
      }),
      unitsOf: ({ resources }) => resources.length,
      peopleOf: ({ people }) => people,
      waits: toyWaits,
      ...product,
    })
  return {
    code,
    state,
    moduleOf: (deps) => ({ products: [productOf(deps)], migrations: [toyMigrations], routes, invariants: toyInvariants }),
  }
}

/** All who wait for a resource stand in one line, whatever the day; those who wait for another hour of it are no matter to them. */
const toyWaits = defineWaits<ToyAsk, ToyAsk>({
  wanted: toyAsk,
  async wantedOf(fields) {
    const read = toyAsk.safeParse(fields)
    return read.success ? accept(read.data) : refuse('bad_input')
  },
  lineOf: ({ resources }) => resources[0]!,
  isSameThing: (a, b) => toyCells(a.from, a.cells).some((cell) => toyCells(b.from, b.cells).includes(cell)),
  asksOf: async (_tx, wanted) => [wanted],
  lastMs: async (_tx, { from }) => Date.parse(from),
  describe: async (_tx, { resources, from }) => ({ title: resources.join(' and '), summary: from }),
  offerMinutes: 10,
})

/** The resources that a hold has, or had. */
async function linesOfHold(tx: Tx, holdId: string): Promise<string[]> {
  const { rows } = await raw<{ resource: string }>`select distinct resource from toy_stock_lines where hold_id = ${holdId}`.execute(sql(tx))
  return rows.map(({ resource }) => resource)
}

function offerOf(state: ToyState, ask: ToyAsk): ToyOffer {
  const { resources, from, cells, people, currency, share } = ask
  const net = state.unitMinor * cells * people * (currency === 'USD' ? 10 : 9)
  const each = Math.round((net * (10_000 + share)) / 100_000)
  const lines = resources.map(
    (resource): QuoteLine => ({ kind: 'item', label: resource, rule: null, amount: money(each, currency), due: 'now', why: { of: resource } }),
  )
  const terms: SaleTerms = {
    ...{ mode: 'prepaid', cancellationBy: 'windows', cancellation: [{ from: null, to: null, amount: zero(currency) }] },
    ...{ timeZone: 'UTC', startsOn: from.slice(0, 10), laterAt: 'there' },
    ...state.terms,
  }
  return state.offerOf(
    {
      details: { title: resources.join(' and '), resources: [...resources], cells: toyCells(from, cells), people },
      quote: quoteOfLines(currency, [...lines, ...state.moreLines(ask)], terms.mode === 'prepaid' ? 'now' : 'later'),
      terms,
      revenue: zero(currency),
      markup: zero(currency),
    },
    ask,
  )
}

function toySupplier(state: ToyState, { clock, ids, cameFree }: ToyDeps, code: ProductCode): LocalSupplier<ToyAsk, ToyDetails> {
  const take = (tx: Tx, { resources, cells }: ToyDetails, as: 'held' | 'sold') => {
    const slots = cells.map((slot) => ({ slot, capacity: state.capacity }))
    return stock.takeAll(
      tx,
      resources.map((resource) => ({ row: { resource }, units: 1, slots })),
      as,
    )
  }
  const supplier: LocalSupplier<ToyAsk, ToyDetails> = {
    where: 'local',
    name: 'own',
    startOf: async (_tx, { from }) => ({ startsOn: from.slice(0, 10), timeZone: 'UTC' }),
    async quote(tx, ask, own = []) {
      const offer = offerOf(state, ask)
      return (await isFree(tx, offer.details, state.capacity, own)) ? accept(offer) : refuse('sold_out')
    },
    async hold(tx, { details }, { orgId, untilMs }) {
      const left = await take(tx, details, 'held')
      if (left === null) return refuse('sold_out')
      const holdId = ids.next<'hold'>('toy')
      const parts = details.resources.map((resource) => ({ resource: { resource }, units: 1, slots: details.cells }))
      stock.addParts(tx, { org_id: orgId, hold_id: holdId, state: 'held', expires_at_ms: untilMs }, parts)
      return accept({
        holdRef: holdId,
        taken: { unit: `toy ${details.resources[0]}`, place: 'toys', units: details.resources.length, left: Math.min(...left) },
      })
    },
    async confirm(tx, { orgId, holdRef, details }) {
      const confirmed = await confirmHold(stock, tx, { orgId, holdId: holdRef }, async () => (await take(tx, details, 'sold')) !== null)
      return confirmed.ok ? accept() : confirmed
    },
    async release(tx, { orgId, holdRef }) {
      await releaseHold(stock, tx, { orgId, holdId: holdRef })
      await cameFree(tx, code, await linesOfHold(tx, holdRef))
    },
    async cancel(tx, { orgId, holdRef }) {
      await cancelHold(stock, tx, { orgId, holdId: holdRef })
      await cameFree(tx, code, await linesOfHold(tx, holdRef))
    },
    async releaseExpired(tx, limit) {
      const holds = await stock.listExpired(tx, clock.nowMs(), limit)
      for (const { orgId, holdId } of holds) await supplier.release(tx, { orgId, holdRef: holdId })
      return holds.length
    },
    nextExpiryMs: (tx) => stock.nextExpiryMs(tx),
  }
  return supplier
}

/** Held until later, in place: for a supplier that `extend`s. */
export async function extendToy(tx: Tx, { orgId, holdRef }: HeldItem, untilMs: number) {
  stock.setHold(tx, { orgId, holdId: holdRef }, { expiresAtMs: untilMs })
  return accept({})
}

/** Whether each resource has a unit left in every cell, of which what is one's own is none that is taken; a cell without a row has all of them. */
async function isFree(tx: Tx, { resources, cells }: ToyDetails, capacity: number, own: readonly HeldItem[]): Promise<boolean> {
  if (capacity === 0) return false
  const { rows } = await raw<{ full: number }>`select count(*)::int as full from toy_stock s
    where resource = any(${resources}::text[]) and cell = any(${cells}::timestamptz[]) and held + sold - (
      select coalesce(sum(l.units), 0) from toy_stock_lines l join toy_stock_holds h using (org_id, hold_id)
        where h.state = 'held' and h.hold_id = any(${own.map(({ holdRef }) => holdRef)}::text[]) and l.resource = s.resource and l.cell = s.cell
    ) >= capacity`.execute(sql(tx))
  return rows[0]?.full === 0
}

/** Facts about the stock of toys: each query answers no row. */
const toyInvariants: readonly InvariantCheck[] = [
  {
    name: 'toys held and sold are those of the holds, and never more than there are',
    sql: `select resource, cell, s.held, s.sold from toy_stock s full join (
        select resource, cell, sum(units) filter (where state = 'held') as held, sum(units) filter (where state = 'confirmed') as sold
          from toy_stock_lines join toy_stock_holds using (org_id, hold_id) group by resource, cell
      ) l using (resource, cell)
      where coalesce(s.held, 0) <> coalesce(l.held, 0) or coalesce(s.sold, 0) <> coalesce(l.sold, 0) or s.held + s.sold > s.capacity`,
  },
  {
    name: 'no held toy outlives its expiry by 5 seconds',
    sql: `select org_id, hold_id from toy_stock_holds where state = 'held' and expires_at_ms < extract(epoch from now()) * 1000 - 5000`,
  },
]
