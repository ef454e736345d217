import { say } from '@sojourn/i18n'
/** That nothing was lost by a try, as a sentence. `isHeld`: what is bought is held while it is paid for. */
export const nothingLost = (isHeld: boolean): string => (isHeld ? say`Nothing was charged, and your booking is still held.` : say`Nothing was charged.`)
