import { say } from '@sojourn/i18n'
import { Palm } from '../resort-signs.tsx'

/** A resort in the list of places. */
export const RESORT_PLACE = { Sign: Palm, word: say`Resort` }
