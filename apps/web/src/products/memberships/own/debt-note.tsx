import { checkoutPage, PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { moneyText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { openCheckout, type Plans } from '../memberships-api.ts'

interface DebtProps {
  readonly plans: Plans
  readonly isDemo: boolean
}

/** What is owed, and the way to pay it alone; a renewal pays it too. */
export function DebtNote({ plans, isDemo }: DebtProps) {
  const [working, setWorking] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()
  const currency = plans.userProfile.subscription_details?.plan_currency ?? plans.plans[0]?.currency_code ?? 'USD'
  const pay = async () => {
    setWorking(true)
    const answer = await openCheckout(null)
    setWorking(false)
    if (answer.ok) void navigate(checkoutPage(PRODUCT_PAGES.SUB, answer.data.checkoutId))
    else toast(answer.message, 5000, 'wrong')
  }
  return (
    <Note kind="wrong" action={!isDemo && <Button size="small" className="min-h-11" busy={working} onClick={() => void pay()}>{say`Pay now`}</Button>}>
      {say`You owe ${moneyText(plans.sumDebt, currency)} for unpaid days of membership.`}
    </Note>
  )
}
