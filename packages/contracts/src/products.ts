import { PRODUCT_CODES } from '@sojourn/kernel'
import { z } from 'zod'

/** Reads a product code. Hotels have two: `HTL`, which loyalty partners send, is `HLT`. */
export const productCode = z.preprocess((sent) => (sent === 'HTL' ? 'HLT' : sent), z.enum(PRODUCT_CODES))
