import { lazyOnVisible } from '../../../ui/lazy-on-visible.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The parts below the rooms, loaded when scrolled to. */
export const Below = lazyOnVisible(() => import('./panels/below.tsx').then((late) => late.Below), <Skeleton className="mt-11 h-96 w-full" />)

/** Other dates: closed until opened. */
export const StayForm = lazyOnVisible(() => import('./panels/stay-form.tsx').then((late) => late.StayForm), <Skeleton className="h-33 w-full" />)

/** A rate in detail: closed until opened. */
export const RateMore = lazyOnVisible(() => import('./panels/rate-more.tsx').then((late) => late.RateMore), <Skeleton className="mt-3 h-56 w-full" />)

/** The policy of the rate a property would start with: drawn by the server, and nothing in it moves. */
export const Policy = lazyOnVisible(() => import('./panels/policy.tsx').then((late) => late.Policy), <Skeleton className="h-24 w-full" />)

/** What few see: a stay that begins too soon, a property that is full, unknown, or that could not be fetched. Their ways on are links. */
export const TooSoon = lazyOnVisible(() => import('./panels/too-soon.tsx').then((late) => late.TooSoon))
export const SoldOut = lazyOnVisible(() => import('./panels/sold-out.tsx').then((late) => late.SoldOut))
export const UnknownHotel = lazyOnVisible(() => import('./panels/details-states.tsx').then((late) => late.UnknownHotel))
export const DetailsFailed = lazyOnVisible(() => import('./panels/details-states.tsx').then((late) => late.DetailsFailed))
