import { HOLIDAY_STAYS, HOTELS } from '../../lib/stay-product.ts'

/** Where each product lives. A product is shown once its pages exist: a link never leads to a page that is not there. */
export const PRODUCTS: Readonly<Record<string, { readonly label: string; readonly to: string; readonly paths: readonly string[] }>> = {
  HLT: { label: 'Hotels', to: HOTELS.paths.landing, paths: ['/home', ...Object.values(HOTELS.paths)] },
  VR: { label: 'Holiday stays', to: HOLIDAY_STAYS.paths.landing, paths: Object.values(HOLIDAY_STAYS.paths) },
}

export interface ProductLink {
  readonly label: string
  readonly to: string
  readonly current: boolean
}

/** The links of an organisation's products, in its order, with the one that this path belongs to. */
export function productLinks(codes: readonly string[], path: string): readonly ProductLink[] {
  return codes.flatMap((code) => {
    const product = PRODUCTS[code]
    return product ? [{ label: product.label, to: product.to, current: product.paths.includes(path) }] : []
  })
}
