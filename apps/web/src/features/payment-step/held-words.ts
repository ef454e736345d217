import type { ProductCode } from '@sojourn/kernel'
import { unitLabel } from '../../lib/stay-product.ts'

/** What is held while it is paid for: `room`, `home`; null where nothing is, as with wallet value. */
export const heldOf = (product: ProductCode): string | null => (product === 'WLT' ? null : unitLabel(product).toLowerCase())

/** That nothing was lost by a try, as a sentence. */
export const nothingLost = (held: string | null): string => (held ? `Nothing was charged and your ${held} is still held.` : 'Nothing was charged.')
