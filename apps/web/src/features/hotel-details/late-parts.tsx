import { Skeleton } from '../../ui/skeleton.tsx'
import { whenNear } from '../../ui/when-near.tsx'

/** What stands below the rooms: read by who scrolls there. */
export const Below = whenNear(() => import('./panels/below.tsx').then((late) => late.Below), <Skeleton className="mt-11 h-96 w-full" />)

/** Other dates: closed until somebody wants them. */
export const StayForm = whenNear(() => import('./panels/stay-form.tsx').then((late) => late.StayForm), <Skeleton className="h-33 w-full" />)
