import { say } from '@sojourn/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { ChevronLeft } from '../../../ui/icons/chevron-left.tsx'
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx'
import type { Plan } from '../memberships-api.ts'
import { PlanCard } from './plan-card.tsx'
import { useCarousel } from './use-carousel.ts'

interface CarouselProps {
  readonly plans: readonly Plan[]
  readonly chosen: string | null
  /** The plan that runs, where its term is paid. */
  readonly own: string | null
  readonly locked: boolean
  readonly onSelect: (plan: Plan) => void
  /** The heading, next to the arrows. */
  readonly children: ReactNode
}

/** All plans side by side: two in view from 768 px, else one; arrows where there are more than are in view (A9.1). */
export function PlanCarousel({ plans, chosen, own, locked, onSelect, children }: CarouselProps) {
  const { track, first, visible, move } = useCarousel(plans.length)
  const isMoving = plans.length > visible
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        {children}
        {isMoving && (
          <div className="ms-auto flex items-center gap-2">
            <p role="status" className="me-2 text-caption text-ink-2 tabular-nums">
              {inView(first, visible, plans.length)}
            </p>
            <Arrow label={say`Previous plan`} isOver={first === 0} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />
            </Arrow>
            <Arrow label={say`Next plan`} isOver={first + visible >= plans.length} onClick={() => move(1)}>
              <ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />
            </Arrow>
          </div>
        )}
      </div>
      <div ref={track} className="plan-track">
        {plans.map((plan) => (
          <PlanCard key={plan.sub_id} plan={plan} chosen={plan.sub_id === chosen} isOwn={plan.sub_id === own} locked={locked} onSelect={() => onSelect(plan)} />
        ))}
      </div>
    </>
  )
}

/** `1 and 2 of 3` */
const inView = (first: number, visible: number, count: number): string =>
  visible === 1 ? say`${first + 1} of ${count}` : say`${first + 1} and ${first + visible} of ${count}`

interface ArrowProps {
  readonly label: string
  /** There is nothing more on this side. */
  readonly isOver: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** It keeps the focus at the end of the row, where it does nothing. */
const Arrow = ({ label, isOver, onClick, children }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOver}
    onClick={() => !isOver && onClick()}
    className={classes('icon-button border border-rule-2', isOver && 'text-ink-3')}
  >
    {children}
  </button>
)
