import { commaText, daysTextShort } from '@sojourn/i18n'
import { BelowForm } from '../../../features/home/index.ts'
import { recentStays } from '../recent-stays.ts'
import { partyText, type StayTime, stayHref } from '../stay-address.ts'
import { useStayProduct } from '../stay-product.ts'

/** Promises, or the stays that were searched for before. */
export function BelowStayForm({ promises, when }: { promises: readonly string[]; when: StayTime }) {
  const { name, paths, unit } = useStayProduct()
  const searches = recentStays[name]
  const links = searches.use().map((search) => {
    // Days that have passed lead nowhere: the place and the party do.
    const stay = search.checkin >= when.checkin || search.checkin > today() ? search : { ...when, rooms: search.rooms }
    return {
      key: search.destination,
      label: search.label,
      detail: commaText([daysTextShort(stay.checkin, stay.checkout), partyText(stay.rooms, unit)]),
      to: stayHref(paths.results, { ...stay, destination: search.destination }),
      onForget: () => searches.forget(search.destination),
    }
  })
  return <BelowForm promises={promises} recent={links} />
}

// Only drawn in a browser: the server knows of no searches.
const today = () => new Date().toISOString().slice(0, 10)
