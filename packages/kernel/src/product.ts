/** What can be sold: hotels, holiday stays, stays, resort weeks, flights, cars, activities, transfers, cruises, packages, restaurants, memberships, wallet value. */
export const PRODUCT_CODES = ['HLT', 'VR', 'STY', 'RST', 'FLT', 'CAR', 'ACT', 'TRF', 'CRU', 'PKG', 'RES', 'SUB', 'WLT'] as const

export type ProductCode = (typeof PRODUCT_CODES)[number]
