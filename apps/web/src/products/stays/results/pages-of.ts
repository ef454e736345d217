import { say } from '@sojourn/i18n'
import { PAGE_SIZE } from './hotel-results-api.ts'
import { FROM_THE_TOP, type Refinement } from './refinement.ts'

interface PagesOf {
  readonly refinement: Refinement
  readonly shown: number
  readonly total: number
  readonly next: string | null
  readonly hrefOf: (refinement: Refinement) => string
}

/** Where in the list a page is, and the addresses of the pages before and after it. */
export function pagesOf({ refinement, shown, total, next, hrefOf }: PagesOf) {
  const { before, cursor, trail } = refinement
  const earlier = trail.at(-1)
  const back = earlier ? { cursor: earlier, trail: trail.slice(0, -1), before: Math.max(PAGE_SIZE, before - PAGE_SIZE) } : FROM_THE_TOP
  const words = earlier || before <= PAGE_SIZE ? say`Previous page` : say`First page`
  return {
    before,
    shown,
    total,
    previous: cursor === null ? null : { to: hrefOf({ ...refinement, ...back }), words },
    next: next === null ? null : hrefOf({ ...refinement, cursor: next, trail: cursor ? [...trail, cursor] : [], before: before + shown }),
  }
}
