/** What can be sold: hotels, holiday stays, stays, resort weeks, flights, cars, activities, transfers, cruises, packages, restaurants, memberships, wallet value. */
export const PRODUCT_CODES = ['HLT', 'VR', 'STY', 'RST', 'FLT', 'CAR', 'ACT', 'TRF', 'CRU', 'PKG', 'RES', 'SUB', 'WLT'] as const

export type ProductCode = (typeof PRODUCT_CODES)[number]

/** How loyalty partners call a product (A9.6). */
export const loyaltyCodeOf = (code: ProductCode): string => (code === 'HLT' ? 'HTL' : code)
