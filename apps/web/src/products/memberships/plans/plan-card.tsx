import { say } from '@sojourn/i18n'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Check } from '../../../ui/icons/check.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Plan } from '../memberships-api.ts'
import { noTrialText, planPrice } from '../plan-words.ts'

interface PlanCardProps {
  readonly plan: Plan
  readonly chosen: boolean
  /** It is the present plan: it cannot be bought again, and the membership next to it says how it continues. */
  readonly isOwn: boolean
  readonly locked: boolean
  readonly onSelect: () => void
}

/** A plan: its picture, what it costs now and later, what it gives. */
export function PlanCard({ plan, chosen, isOwn, locked, onSelect }: PlanCardProps) {
  const title = useId()
  const { price, term, later } = planPrice(plan)
  const noTrial = noTrialText(plan)
  return (
    <article aria-labelledby={title} className={classes('plan-card', chosen && 'plan-card-chosen')}>
      {/* Wider than it is high, whatever its file is. */}
      {plan.sub_plan_image_url && <img src={plan.sub_plan_image_url} alt="" width={600} height={338} loading="lazy" className="plan-picture" />}
      <div className="flex flex-1 flex-col px-4 pt-4 pb-4.5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 id={title} className="min-w-0 font-display text-h3 font-[520] wrap-anywhere">
            {plan.subplan_name}
          </h3>
          {isOwn && <Tag kind="good">{say`Your plan`}</Tag>}
          {chosen && <Check aria-hidden size={20} className="shrink-0 self-center text-sea" />}
        </div>
        {plan.subplan_desc && <p className="mt-0.5 text-small text-ink-2">{plan.subplan_desc}</p>}
        <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-display text-h2-s font-[520] tracking-[-0.02em] tabular-nums">{price}</span>
          <span className="text-small text-ink-2">{term}</span>
        </p>
        {!isOwn && later && <p className="text-caption text-ink-2">{later}</p>}
        {plan.currency_note && <p className="text-caption text-ink-2">{plan.currency_note}</p>}
        {plan.not_eligible && (
          <p id={`${title}-who`} className="mt-1 text-small font-[620]">
            {plan.not_eligible.text}
          </p>
        )}
        {noTrial && <p className="mt-1 text-caption font-[620]">{noTrial}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it: paragraphs, lists, emphasis and links */}
        {plan.html && <div className="plan-html" dangerouslySetInnerHTML={{ __html: plan.html }} />}
        <div className="mt-auto pt-4">
          <Button
            look={chosen ? 'ink' : 'outlined'}
            wide
            aria-pressed={chosen}
            disabled={isOwn || locked || plan.not_eligible !== null}
            aria-describedby={plan.not_eligible ? `${title} ${title}-who` : title}
            onClick={onSelect}
          >
            {say`Select`}
          </Button>
        </div>
      </div>
    </article>
  )
}
