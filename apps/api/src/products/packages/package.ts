import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { accept, isoIn, type ProductCode, refuse, zero } from '@sojourn/kernel'
import { discounted, type Package, type PackagePart } from '../../sale/package.ts'
import type { PartSource } from '../../sale/part-source.ts'
import type { Offer, ProductRules } from '../../sale/product.ts'
import { type SaleTerms, UNDO_MINUTES, USUAL_HOLD } from '../../sale/terms.ts'
import { amountsOf, discountsOf } from './discounts.ts'
import { type Misfit, misfitOf, movedMinutes } from './fit.ts'
import { discountWords, isDiscountReason, misfitText, packageInformation, packageTexts, packageTitle } from './package-words.ts'

export const PACKAGE = 'PKG'

const PACKAGE_RULES: ProductRules = {
  travellers: 'everyone',
  payableBy: new Set(['coupon', 'points', 'invoice', 'stored_value', 'discount_card']),
  holdsStock: true,
  ...USUAL_HOLD,
  takesGuarantee: true,
  earnsPoints: true,
  waivesSmallRest: true,
  payLinks: true,
  confirmWithinMs: 60_000,
  undoMinutes: UNDO_MINUTES,
}

/** The parts that can be sold together, by their product. */
export type PartSources = ReadonlyMap<ProductCode, PartSource>

/** A flight begins where it leaves first, from when on its terms say what not coming costs. */
function beginsMs(source: PartSource, { terms, details }: Pick<Offer, 'terms' | 'details'>): number {
  const last = terms.cancellation.at(-1)?.from
  return source.role === 'flight' && last ? Date.parse(last) : source.placementOf(details).starts.ms
}

/** What its terms keep before it begins is given up; not coming costs what it did. */
const freeUntilItBegins = (terms: SaleTerms, startMs: number): SaleTerms => ({
  ...terms,
  cancellation: terms.cancellation.flatMap(({ from, to, amount }) => {
    const start = isoIn(terms.timeZone, startMs)
    if (from !== null && Date.parse(from) >= startMs) return [{ from, to, amount }]
    const free = { from, to: to !== null && Date.parse(to) <= startMs ? to : start, amount: zero(amount.currency) }
    return free.to === to ? [free] : [free, { from: start, to, amount }]
  }),
})

/** From so many minutes on a flight that is moved is another trip. */
const MUCH_MINUTES = 180

/** Parts that do not make one trip, with the sentence that says why. */
export const noPackage = ({ reason, part }: Misfit) => refuse<string>('no_package', { reason, part, message: misfitText(reason) })

/** The offer of a stay less the discounts of the package. */
export const lessDiscounts = (stay: Offer, flight: Pick<Offer, 'quote'> | null): Offer =>
  amountsOf(discountsOf(stay, flight), stay.quote).reduce(
    (offer, { of, amount }) => discounted(offer, { package: PACKAGE, amount, words: discountWords({ of }), why: { of } }),
    stay,
  )

/** Packages (PKG): parts of several products that fit each other, with discounts on the stay. */
export const packageOf = (sources: PartSources): Package => ({
  code: PACKAGE,
  name: 'packages',
  rules: PACKAGE_RULES,
  words: { unit: 'package', welcome: null, texts: packageTexts, titleOfAll: packageTitle, information: packageInformation },
  pages: PRODUCT_PAGES.PKG,
  compose(parts) {
    const placements = parts.flatMap(({ product, offer }) => sources.get(product)?.placementOf(offer.details) ?? [])
    if (placements.length < parts.length) return noPackage({ reason: 'kinds', part: 0 })
    const misfit = misfitOf(placements)
    if (misfit) return noPackage(misfit)
    const offerOf = (role: string): PackagePart['offer'] | null => parts.find((_, index) => placements[index]!.role === role)?.offer ?? null
    const [stay, flight] = [offerOf('stay'), offerOf('flight')]
    return accept(parts.map(({ offer }) => (offer === stay ? lessDiscounts(offer, flight) : offer)))
  },
  onPartCancel: 'rest_stays',
  onPartNews: ({ product, before, after }) => {
    const source = sources.get(product)
    return source?.role === 'flight' && movedMinutes(source.placementOf(before), source.placementOf(after)) >= MUCH_MINUTES ? 'whole_may_go' : 'part_alone'
  },
  onPartGone(gone, { product, terms, details }) {
    const [role, source] = [sources.get(gone)?.role, sources.get(product)]
    return source && (role === 'flight' || role === 'stay') ? freeUntilItBegins(terms, beginsMs(source, { terms, details })) : null
  },
  movesWith(news, other) {
    const there = sources.get(news.product)?.there?.(news.after) ?? null
    return there && (sources.get(other.product)?.movedWith?.(other, there) ?? null)
  },
  lineWords: (why) => (isDiscountReason(why) ? discountWords(why) : null),
})
