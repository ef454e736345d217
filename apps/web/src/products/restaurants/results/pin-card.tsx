import { MapCard } from '../../../features/results/index.ts'
import type { TableSearch } from '../table-address.ts'
import { kindText } from '../table-words.ts'
import type { FoundRestaurant } from '../tables-api.ts'
import { TableTimes } from './table-times.tsx'

/** A restaurant that was chosen on the map: what it is, and its times. */
export function PinCard({ found, search, onClose }: { found: FoundRestaurant; search: TableSearch; onClose: () => void }) {
  return (
    <MapCard name={found.name} onClose={onClose}>
      <p className="font-display text-lead leading-6">{found.name}</p>
      <p className="mb-2 text-caption text-ink-2">{kindText(found)}</p>
      <TableTimes found={found} search={search} />
    </MapCard>
  )
}
