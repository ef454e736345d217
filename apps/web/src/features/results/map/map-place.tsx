import { say } from '@sojourn/i18n'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** Where the map next to the list will be. */
export const MapPlace = () => (
  <Loading what={say`Loading the map`}>
    <Skeleton className="h-150" />
  </Loading>
)
