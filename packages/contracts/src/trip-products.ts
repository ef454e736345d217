/** What the seeds' check of a trip asks for (A7.9). */
export const TRIP_PRODUCT_TYPES = ['HLT', 'FLT', 'CAR', 'ACT', 'RST', 'TRF'] as const

/** What a trip may hold: those, and what our own pages save besides. */
export const SAVED_PRODUCT_TYPES: ReadonlySet<string> = new Set([...TRIP_PRODUCT_TYPES, 'STY', 'VR', 'CRU', 'PKG', 'RES'])
