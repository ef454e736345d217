import { say } from '@sojourn/i18n'
import type { Refusals } from '../http/index.ts'

/** What a person sees where a remote supplier does not answer while they wait. */
export const SUPPLIER_SILENT: Refusals = {
  supplier_silent: [503, () => say`The supplier isn't responding right now. Nothing was held or charged; please try again in a minute or choose another.`],
}
