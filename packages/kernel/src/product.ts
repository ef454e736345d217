/** What can be sold: hotels, holiday stays, stays, resort weeks, flights, cars, activities, transfers, cruises, packages, dreamtrips, restaurants, memberships, wallet value. */
export const PRODUCT_CODES = ['HLT', 'VR', 'STY', 'RST', 'FLT', 'CAR', 'ACT', 'TRF', 'CRU', 'PKG', 'DTR', 'RES', 'SUB', 'WLT'] as const

export type ProductCode = (typeof PRODUCT_CODES)[number]

/** What is sold under the code of another product: trips in a group are packages to everyone outside, with pages, stock and terms of their own. */
const SOLD_UNDER: Readonly<Partial<Record<ProductCode, ProductCode>>> = { DTR: 'PKG' }

/** The code by which a product is known outside: to travellers, partners and the gateway. */
export const publicCodeOf = (code: ProductCode): ProductCode => SOLD_UNDER[code] ?? code

/** All that is sold by those who list these codes, in their order: what is sold under one of them follows it. */
export const listedWith = (codes: readonly ProductCode[]): readonly ProductCode[] =>
  codes.flatMap((code) => [code, ...PRODUCT_CODES.filter((each) => SOLD_UNDER[each] === code && !codes.includes(each))])

/** How loyalty partners call a product (A9.6). */
export const loyaltyCodeOf = (code: ProductCode): string => (code === 'HLT' ? 'HTL' : code)
