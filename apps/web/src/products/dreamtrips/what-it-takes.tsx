import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { say } from '@sojourn/i18n'
import { useOpenSignIn } from '../../lib/open-sign-in.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { plansText } from './dreamtrip-words.ts'
import type { Takes } from './dreamtrips-api.ts'

/** For those who may not book: which plans have group trips, what they cost, and the way to them. Nothing for members. */
export function WhatItTakes({ takes, className }: { takes: Takes; className?: string }) {
  const openSignIn = useOpenSignIn()
  if (takes.may_book) return null
  const { plans, signed_in: isIn } = takes
  return (
    <Note
      kind="plain"
      {...(className && { className })}
      action={
        isIn ? (
          <ButtonLink size="small" look="ink" to={PRODUCT_PAGES.SUB.landing}>{say`See plans`}</ButtonLink>
        ) : (
          <Button size="small" look="ink" onClick={() => openSignIn({ reason: say`Group trips are for members. Sign in to see your plan, or to choose one.` })}>
            {say`Sign in`}
          </Button>
        )
      }
    >
      <p className="font-[620]">{say`Group trips are for members`}</p>
      <p className="text-ink-2">
        {plans.length > 0
          ? say`Plans that have them: ${plansText(plans)}. Prices here are those you'd pay as a member.`
          : say`None of the plans on sale here has them at the moment.`}
      </p>
    </Note>
  )
}
