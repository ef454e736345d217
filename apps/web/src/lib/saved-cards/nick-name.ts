import { say } from '@sojourn/i18n'
/** A5.7: a card's nick name must be given. */
export const NO_NICK_NAME = say`Enter a nickname for this card.`
export const NICK_NAME_MAX = 50
