import { say } from '@sojourn/i18n'
/** That nothing was lost by a try, as a sentence. `held`: what is held while it is paid for, if anything is. */
export const nothingLost = (held: string | null): string => (held ? say`Nothing was charged and your ${held} is still held.` : say`Nothing was charged.`)
