import type { StayProduct } from './domain/catalogue.ts'

/** The product that stays of each kind are sold as. */
export const STAY_CODES = { hotels: 'HLT', holidaystays: 'VR' } as const satisfies Record<StayProduct, string>
