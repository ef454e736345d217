/** How many characters the name on a card may have. */
export const HOLDER_LENGTH_MAX = 120
