import { bothNeeds, NAME_ALONE, type TravellerNeeds } from '@sojourn/contracts/travellers'
import { plural, say } from '@sojourn/i18n'
import { invariant, never, type ProductCode } from '@sojourn/kernel'
import { changeWords } from './changing.ts'
import type { Description } from './description.ts'
import type { FreeHours, Takes } from './free-hours.ts'
import type { Package } from './package.ts'
import type { LocalSupplier, Product, ProductRules, RemoteSupplier, Sale, Supplier } from './product.ts'
import type { QuoteLine } from './quote.ts'
import { resoldWords } from './resale.ts'
import type { OfferSnapshot } from './snapshot.ts'
import { USUAL_HOLD } from './terms.ts'

/** Products that are not sold yet are paid by card alone. */
const NOT_SOLD: ProductRules = {
  travellers: 'payer',
  payableBy: new Set(),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: false,
  earnsPoints: false,
  waivesSmallRest: false,
  payLinks: false,
  confirmWithinMs: 60_000,
  undoMinutes: 0,
}

/** Details as they are stored, with the name of their schema. */
type StoredDetails = Pick<OfferSnapshot, 'product' | 'schema' | 'details'>
type PricedOffer = StoredDetails & Pick<OfferSnapshot, 'quote' | 'terms'>

/** The products that are sold here. Neutral code uses it, and knows none of them by name. */
export interface Products {
  readonly all: readonly Product[]
  readonly packages: readonly Package[]
  /** The product of an item. Throws for a code that is not sold. */
  get(code: ProductCode): Product
  /** What a checkout or a booking is sold as. Throws for a code that is not sold. */
  saleOf(code: ProductCode): Sale
  /** The package of this code; null where that is a product, or nothing that is sold. */
  packageOf(code: ProductCode): Package | null
  /** What is sold as this is called, by what each of its items is called. */
  titleOf(code: ProductCode, titles: readonly string[]): string
  isSold(code: ProductCode): boolean
  rulesOf(code: ProductCode): ProductRules
  supplierOf(item: Pick<OfferSnapshot, 'product' | 'supplier'>): Supplier
  /** The supplier of a request. */
  supplierFor(product: ProductCode, ask: unknown): Supplier
  /** Parses the details of a stored offer by the schema they were stored with. Throws where its product never had it. */
  detailsOf(item: StoredDetails): unknown
  /** The same in the reader's language. */
  inWords(item: StoredDetails): unknown
  /** An offer with its price lines and its terms in the reader's language. Lines stored without reasons keep their texts. */
  inCurrentLanguage<Item extends PricedOffer>(item: Item): Item
  describe(item: StoredDetails): Description
  /** The codes of the products that leave hours free. */
  readonly withFreeHours: readonly ProductCode[]
  freeHoursOf(item: StoredDetails): readonly FreeHours[]
  /** Where and when an item begins and ends, where it may be booked for hours of another. */
  takesOf(item: StoredDetails): Takes | null
  /** The number of units in an offer; 1 for a product that is not sold here. */
  unitsOf(item: StoredDetails): number
  /** How many travellers a booking of these items names: none, one lead, or everyone. */
  namedOf(items: readonly StoredDetails[]): number
  /** How long a checkout that is sold as this, of these items, lasts, and how often it may be renewed. */
  holdOf(code: ProductCode, items: readonly Pick<OfferSnapshot, 'product'>[]): { readonly ms: number; readonly renewals: number }
  /** How long after its confirmation what is sold as this, or these items of it, can be cancelled free of charge. For remote suppliers only the supplier's terms apply. */
  undoMinutesOf(code: ProductCode, items: readonly Pick<OfferSnapshot, 'product' | 'supplier' | 'terms'>[]): number
  /** What is asked of each who is named in one item, the lead first. */
  needsIn(item: StoredDetails): readonly TravellerNeeds[]
  /** The same of all items together: as many as `namedOf` says. */
  needsOf(items: readonly StoredDetails[]): readonly TravellerNeeds[]
  /** Whether a card is saved for any of these, to be charged later. */
  keepsCard(items: readonly (StoredDetails & Pick<OfferSnapshot, 'quote'>)[]): boolean
  /** Each supplier with stock of our own, once. */
  readonly localSuppliers: readonly LocalSupplier[]
  /** Each remote supplier, once. */
  readonly remoteSuppliers: readonly RemoteSupplier[]
}

/** Drops the type of the details of a product, in this one place: rows are parsed by the product's own schema before they reach it again. */
export const defineProduct = <Ask, Details>(product: Product<Ask, Details>): Product => product as unknown as Product

/** By the name of the schema: the current one, and those that details were stored by before. */
function parsersOf({ schema, details, olderDetails = {} }: Product): Readonly<Record<string, (stored: unknown) => unknown>> {
  return { ...olderDetails, [schema]: (stored: unknown) => details.parse(stored) }
}

export function createProducts(all: readonly Product[], packages: readonly Package[] = []): Products {
  const byCode = new Map(all.map((product) => [product.code, product]))
  const packageBy = new Map(packages.map((each) => [each.code, each]))
  const clash = packages.find(({ code }) => byCode.has(code))
  invariant(!clash, `${clash?.code} is either a product or a package`)
  const get = (code: ProductCode): Product => {
    const product = byCode.get(code)
    invariant(product, `${code} is not sold here`)
    return product
  }
  const parsers = new Map(all.map((product) => [product.code, parsersOf(product)]))
  const detailsOf: Products['detailsOf'] = ({ product, schema, details }) => {
    const parse = parsers.get(product)?.[schema]
    invariant(parse, `${product} is sold here, and has details by the name ${schema}`)
    return parse(details)
  }
  const namedIn = (item: StoredDetails): number => {
    const { rules, peopleOf, travellersOf } = get(item.product)
    if (travellersOf) return travellersOf(detailsOf(item)).length
    switch (rules.travellers) {
      case 'payer':
        return 0
      case 'lead':
        return 1
      case 'everyone':
        return peopleOf?.(detailsOf(item)) ?? 1
      default:
        return never(rules.travellers)
    }
  }
  const needsIn: Products['needsIn'] = (item) => get(item.product).travellersOf?.(detailsOf(item)) ?? Array.from({ length: namedIn(item) }, () => NAME_ALONE)
  const saidAnew = ({ lineWords }: Product, { quote, ...item }: PricedOffer): PricedOffer['quote'] => {
    const of = lineWords && quote.lines.some(({ why }) => why !== undefined) ? detailsOf(item) : null
    const wordsOf = (line: QuoteLine) => {
      if (line.change) return changeWords(line.change)
      if (line.package) return packageBy.get(line.package)?.lineWords(line.why) ?? null
      return of !== null && lineWords && line.why !== undefined ? lineWords(line.why, of) : null
    }
    return { ...quote, lines: quote.lines.map((line) => ({ ...line, ...resoldWords({ ...line, ...wordsOf(line) }) })) }
  }
  const saleBy = (code: ProductCode): Sale | undefined => byCode.get(code) ?? packageBy.get(code)
  const suppliers = new Set(all.flatMap((product) => product.suppliers))
  const supplierOf: Products['supplierOf'] = ({ product, supplier: name }) => {
    const supplier = get(product).suppliers.find((each) => each.name === name)
    invariant(supplier, `${product} is supplied by ${name}`)
    return supplier
  }
  const rulesOf: Products['rulesOf'] = (code) => saleBy(code)?.rules ?? NOT_SOLD
  return {
    all,
    packages,
    get,
    saleOf(code) {
      const sale = saleBy(code)
      invariant(sale, `${code} is sold here`)
      return sale
    },
    packageOf: (code) => packageBy.get(code) ?? null,
    titleOf: (code, titles) => (titles.length > 1 ? saleBy(code)?.words.titleOfAll?.(titles) : undefined) ?? firstAndMore(titles),
    isSold: (code) => saleBy(code) !== undefined,
    rulesOf,
    supplierOf,
    supplierFor(code, ask) {
      const { suppliers: all, supplierOf } = get(code)
      const supplier = supplierOf ? all.find(({ name }) => name === supplierOf(ask)) : all[0]
      invariant(supplier, `${code} has a supplier for what is asked`)
      return supplier
    },
    detailsOf,
    inWords(item) {
      const details = detailsOf(item)
      return get(item.product).inWords?.(details) ?? details
    },
    inCurrentLanguage(item) {
      // A product that is not sold any more has no module that knows its words.
      const product = byCode.get(item.product)
      if (!product) return item
      const laterAt = product.words.laterAt?.() ?? item.terms.laterAt
      return { ...item, quote: saidAnew(product, item), terms: { ...item.terms, laterAt } }
    },
    describe: (item) => get(item.product).describe(detailsOf(item)),
    withFreeHours: all.flatMap(({ code, freeHours }) => (freeHours ? [code] : [])),
    freeHoursOf: (item) => byCode.get(item.product)?.freeHours?.(detailsOf(item)) ?? [],
    takesOf: (item) => byCode.get(item.product)?.takes?.(detailsOf(item)) ?? null,
    unitsOf: (item) => byCode.get(item.product)?.unitsOf(detailsOf(item)) ?? 1,
    namedOf: (items) => Math.max(0, ...items.map(namedIn)),
    holdOf(code, items) {
      const rules = [code, ...items.map(({ product }) => product)].map(rulesOf)
      return { ms: Math.min(...rules.map(({ holdMinutes }) => holdMinutes)) * 60_000, renewals: Math.min(...rules.map(({ renewals }) => renewals)) }
    },
    undoMinutesOf(code, items) {
      const sale = saleBy(code)
      const minutesOf = (item: (typeof items)[number]) =>
        supplierOf(item).where === 'local' ? (item.terms.undoMinutes ?? get(item.product).rules.undoMinutes) : 0
      // What a product is sold as by itself is its own; a package has a time of its own.
      const own = sale && byCode.has(code) && items.length > 0 ? [] : [sale?.rules.undoMinutes ?? 0]
      return Math.min(...own, ...items.map(minutesOf))
    },
    needsIn,
    needsOf(items) {
      const all = items.map(needsIn)
      return Array.from({ length: Math.max(0, ...all.map(({ length }) => length)) }, (_, index) => all.flatMap((needs) => needs[index] ?? []).reduce(bothNeeds))
    },
    keepsCard: (items) => items.some((item) => (item.quote.instalments?.length ?? 0) > 0 || (byCode.get(item.product)?.keepsCard?.(detailsOf(item)) ?? false)),
    localSuppliers: [...suppliers].filter((supplier) => supplier.where === 'local'),
    remoteSuppliers: [...suppliers].filter((supplier) => supplier.where === 'remote'),
  }
}

function firstAndMore([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? say`${first} and ${plural(others.length, { one: '# more', other: '# more' })}` : first
}
