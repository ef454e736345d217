import type { NeedsShape } from '@sojourn/contracts'

/** Whether a traveller is asked for more than the name. */
export const asksMore = (needs: NeedsShape | undefined): boolean =>
  needs !== undefined && (needs.born_on || needs.gender === true || needs.nationality || needs.document !== 'none')
