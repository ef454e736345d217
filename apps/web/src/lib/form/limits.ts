import { NAME_LENGTH_MAX } from '@sojourn/kernel'

/** How many characters the calls take of what people type in many places: their fields say so before they are sent. */
export const LIMITS = { name: NAME_LENGTH_MAX, email: 254, password: 128, code: 40, reason: 500, search: 400, cardholder: 120 } as const
