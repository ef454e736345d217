import { moneyText, say } from '@sojourn/i18n'
import { Note } from '../../../ui/note.tsx'
import type { Plans } from '../memberships-api.ts'
import { PayNow } from './pay-now.tsx'

interface DebtProps {
  readonly plans: Plans
  readonly isDemo: boolean
}

/** What is owed, and the way to pay it alone; a renewal pays it too. */
export function DebtNote({ plans, isDemo }: DebtProps) {
  const currency = plans.userProfile.subscription_details?.plan_currency ?? plans.plans[0]?.currency_code ?? 'USD'
  return (
    <Note kind="wrong" action={!isDemo && <PayNow planId={null} size="small" className="min-h-11" />}>
      {say`You owe ${moneyText(plans.sumDebt, currency)} for unpaid days of membership.`}
    </Note>
  )
}
